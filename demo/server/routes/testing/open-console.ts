import { join } from 'node:path';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import {
  canTransition,
  listNextStatuses,
  type OrderStatus,
} from '../../../../src/domain/orders/order-status.ts';
import { getDateAt } from '../../../../src/lib/calendar.ts';
import { isInScope, type OperatorAccess } from '../../services/operators/operator-access.ts';
import { createFormToken } from '../../services/operators/operator-sessions.ts';
import { createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';
import type { ConsoleCoupon } from '../console/console-coupons.ts';
import type { ConsoleBusiness, ConsoleOrder } from '../console/console-model.ts';
import type { ConsoleBanner, InboxMessage } from '../console/console-page.ts';
import type { ConsolePayment } from '../console/console-payments.ts';
import type { ConsoleVisits } from '../console/console-pixels.ts';
import type { ConsoleReservation } from '../console/console-reservation-model.ts';
import { type ConsoleDeps, createConsoleRoutes } from '../console/console-routes.ts';
import type { ConsoleView } from '../console/console-services.ts';
import type { ConsoleBranchTables } from '../console/console-tables.ts';
import type { ConsoleWallets } from '../console/console-wallets.ts';
import { createInterfaceTextReader } from '../hosted/page-language.ts';

const LOCALES_FOLDER = join(import.meta.dirname, '../../../../locales');

export const NOW = Date.parse('2026-03-01T15:30:00Z');
export const ORIGIN = 'http://localhost';

const createBusiness = (referenceId: string, name: string): ConsoleBusiness => ({
  referenceId,
  response: {
    restaurant: {
      business_name: { en: name },
      locales: ['en', 'ar'],
      timezone: 'Asia/Kuwait',
      dine_in_label: 'dinein',
      table_label: { en: 'Table', ar: 'طاولة' },
    },
  },
});
export const cafe = createBusiness('demo-cafe', 'Bayt Coffee');
export const grill = createBusiness('demo-grill', 'Grill & <b>Bar</b>');

const line = {
  item_id: 'flat-white',
  provider: 'till',
  provider_id: 'A-17',
  name: { en: 'Flat white', ar: 'فلات وايت' },
  quantity: 2,
  price_label: { en: 'Large' },
  modifiers: [{ id: 'oat', locales: { en: 'Oat milk' }, quantity: 2, price: 0.25, provider_id: 'M-3' }],
  comment: 'Extra hot',
  unit_price: 1.45,
  discounted_price: 1.45,
  modifiers_price: 0.5,
  total_price: 3.9,
};

export const quote: Quote = {
  currency: 'KWD',
  currency_digits: 3,
  lines: [line],
  subtotal: 3.9,
  net_subtotal: 3.9,
  discount: 0,
  coupon: 0,
  inclusive_taxes: [],
  exclusive_taxes: [],
  delivery_fee: 0,
  rounding: 0,
  total: 3.9,
  wallet: 0,
  due: 3.9,
};

/** An order at the café, as the console reads it. */
export function buildConsoleOrder(
  overrides: Partial<ConsoleOrder['row']> = {},
  business = cafe,
): ConsoleOrder {
  const row = {
    id: 'abc',
    number: '4F-7K2',
    customerId: 'c1',
    status: 0,
    sellingType: 'car_pickup',
    paymentType: 2,
    customerName: 'Noura',
    dialCode: '+965',
    phone: '55512345',
    car: { make: 'Toyota Yaris', color: 'white', plate: '12-34567' },
    table: null,
    comment: 'Ring twice',
    notes: '',
    couponCode: null,
    gift: null,
    address: null,
    delivery: null,
    quote,
    branch: { id: 'demo-cafe~salmiya', name: { en: 'Salmiya' } },
    placedAt: new Date(NOW - 5 * 60_000),
    promisedAt: new Date(NOW + 10 * 60_000),
    scheduledAt: null,
    arrivedAt: null,
    arrivedNote: null,
    scheduledTo: null,
    prepareAt: null,
    answerBy: null,
    isUnanswered: false,
    paymentStatus: null,
    payBy: null,
    ...overrides,
  };
  return {
    row,
    business,
    nextStatuses: listNextStatuses(row.status as OrderStatus, 'car_pickup'),
    refunds: { rows: [], refundable: { online: 0, wallet: 0 }, nextSeq: 1 },
  };
}

const SESSION_TOKEN = 'token-of-the-session';
/** The value of the hidden field in every form of the session. */
export const FORM_TOKEN = createFormToken(SESSION_TOKEN);
const SESSION_COOKIE = `console-session=${SESSION_TOKEN}`;

const PLATFORM: OperatorAccess = {
  operator: { id: 'operator-1', name: 'sami', isPlatform: true },
  roles: [],
};

const throwUnexpected = async (): Promise<never> => {
  throw new Error('This test does not expect the call');
};

const throwNotFound = async (): Promise<never> => {
  throw createNotFoundRefusal('The customer');
};

/** Opens the console with the given data. Records the changes that its forms make. */
export function openConsole({
  list = [buildConsoleOrder()],
  messages = [],
  banners = [],
  tables = [],
  businessOrigin = 'http://localhost',
  coupons = [],
  payments = [],
  pixels = { integrations: [], events: [] },
  visits = [],
  reviewsAndFeedback = { reviews: [], feedback: [] },
  pendingOnOtherDays = [],
  dayReservations = [],
  wallets = { listWallets: async () => ({ wallets: [], hasMore: false }), loadWallet: throwNotFound },
  access = PLATFORM,
  loadOrders,
  feed = { followAll: () => () => {}, isClosed: () => false },
  isChangeInScope = async () => true,
  maxStreams,
}: {
  list?: ConsoleOrder[];
  messages?: InboxMessage[];
  banners?: ConsoleBanner[];
  tables?: ConsoleBranchTables[];
  businessOrigin?: string;
  coupons?: ConsoleCoupon[];
  payments?: ConsolePayment[];
  pixels?: Awaited<ReturnType<ConsoleView['loadPixels']>>;
  visits?: ConsoleVisits[];
  reviewsAndFeedback?: Pick<
    Awaited<ReturnType<ConsoleView['listReviewsAndFeedback']>>,
    'reviews' | 'feedback'
  >;
  /** Pending reservations of days other than today. */
  pendingOnOtherDays?: ConsoleReservation[];
  /** Today's reservations. */
  dayReservations?: ConsoleReservation[];
  wallets?: ConsoleWallets;
  /**
   * The signed-in operator, or a function that returns the operator for each request; null for nobody. Default: a
   * platform operator.
   */
  access?: OperatorAccess | null | (() => OperatorAccess | null);
  /** Loads the orders, replacing `list`. */
  loadOrders?: ConsoleView['listOrders'];
  feed?: ConsoleDeps['feed'];
  isChangeInScope?: ConsoleView['isInScope'];
  maxStreams?: ConsoleDeps['maxStreams'];
} = {}) {
  const statusChanges: [string, OrderStatus][] = [];
  const reservationStatusChanges: [string, number][] = [];
  const app = createConsoleRoutes({
    consoleView: {
      listBusinesses: async (scope) => {
        const businesses = [cafe, grill]
          .filter(({ referenceId }) => isInScope(scope, referenceId))
          .map((business) => ({ ...business, file: { themes: {} } }));
        return { businesses, total: businesses.length, hasMore: false };
      },
      listOrders:
        loadOrders ??
        (async (scope) => ({
          orders: list.filter(({ business }) => isInScope(scope, business.referenceId)),
          hasMore: false,
        })),
      isInScope: isChangeInScope,
      listMessages: async () => ({ messages, hasMore: false }),
      listReservations: async () => ({
        today: getDateAt(NOW),
        dayReservations,
        pendingOnOtherDays,
        hasMore: false,
      }),
      listBanners: async () => ({ banners, hasMore: false }),
      listOutsideHours: async () => ({ bookings: [], hasMore: false }),
      countBookingsOutsideHours: async () => null,
      listRushes: async () => ({ branches: [], hasMore: false }),
      listTables: async () => ({ tables, hasMore: false }),
      findBranchTables: async (_scope, branchId) =>
        tables.find(({ branch }) => branch.id === branchId) ?? null,
      listCoupons: async () => ({ coupons, hasMore: false }),
      listPayments: async () => ({ payments, hasMore: false }),
      findExportableBusiness: async () => null,
      streamOrders: async function* () {},
      loadPixels: async () => pixels,
      countVisits: async () => visits,
      listReviewsAndFeedback: async () => ({ ...reviewsAndFeedback, hasMore: false }),
    },
    actions: {
      changeOrderStatus: async (_access, id, to) => {
        const order = list.find(({ row }) => row.id === id);
        if (!order) throw createNotFoundRefusal('The order');
        if (!canTransition(order.row.status as OrderStatus, to))
          throw new Refusal(409, 'bad_move', `An order in status ${order.row.status} cannot move to ${to}`);
        statusChanges.push([id, to]);
      },
      refundOrder: throwUnexpected,
      changeRush: throwUnexpected,
      changeReservationStatus: async (_access, id, to) => {
        const reservation = [...pendingOnOtherDays, ...dayReservations].find(({ row }) => row.id === id);
        if (!reservation) throw createNotFoundRefusal('The reservation');
        if (!reservation.nextStatuses.includes(to))
          throw new Refusal(409, 'bad_move', 'It cannot move there');
        reservationStatusChanges.push([id, to]);
      },
      changeReservation: throwUnexpected,
      giveCredit: throwNotFound,
    },
    wallets,
    sessions: {
      signIn: throwUnexpected,
      signOut: throwUnexpected,
      signOutEverywhere: throwUnexpected,
      canChangePassword: async () => true,
      changePassword: throwUnexpected,
      readLink: throwUnexpected,
      signInWithLink: throwUnexpected,
      find: async (token) => {
        const currentAccess = typeof access === 'function' ? access() : access;
        return currentAccess && { ...currentAccess, token };
      },
    },
    team: {
      list: async () => ({ members: [], hasMore: false }),
      add: throwUnexpected,
      changeRole: throwUnexpected,
      remove: throwUnexpected,
      createPasswordLink: throwUnexpected,
    },
    loadAudit: async () => ({ entries: [], next: null }),
    publicOrigin: null,
    trustProxy: false,
    readClientInfo: () => ({ ip: null, userAgent: null }),
    hasInbox: true,
    isLocalOnly: false,
    cards: {
      appLocales: ['ar', 'en'],
      getInterfaceText: createInterfaceTextReader(LOCALES_FOLDER),
      getBusinessOrigin: () => businessOrigin,
    },
    feed,
    ...(maxStreams && { maxStreams }),
    now: () => NOW,
  });
  const headers = { cookie: SESSION_COOKIE };
  const request = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    app.request(path, { ...init, headers: { ...headers, ...init.headers } });
  const postStatusChange = (form: Record<string, string>, extraHeaders: Record<string, string>, id = 'abc') =>
    request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...extraHeaders },
      body: new URLSearchParams({ csrf: FORM_TOKEN, ...form }).toString(),
    });
  const requestPage = async (path: string) => (await request(path)).text();
  return { app, headers, request, statusChanges, reservationStatusChanges, postStatusChange, requestPage };
}
