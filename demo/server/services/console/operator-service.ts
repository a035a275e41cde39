/**
 * What the operator's console shows: orders, payments, coupons, tables, feedback, messages and marketing events. It reads
 * the tables of the other concepts and the business files, and has no data of its own.
 */

import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { getCurrency, money } from '../../../../src/domain/money/money.ts';
import { nextStatuses, type OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import { integrations } from '../../../../src/domain/tracking/integrations.ts';
import type { Db } from '../../db/open-database.ts';
import { listNewestFeedback } from '../../repo/feedback/feedback-repo.ts';
import { listNewestReviews, loadStars } from '../../repo/feedback/reviews-repo.ts';
import { type InboxRow, listNewestMessages } from '../../repo/notifications/developer-inbox-repo.ts';
import { listNewestOrders, type OrderRow } from '../../repo/orders/orders-repo.ts';
import { listNewestPayments } from '../../repo/payment/payments-repo.ts';
import {
  countPixelEvents,
  listNewestPixelEvents,
  type PixelCount,
} from '../../repo/tracking/tracking-repo.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileTable } from '../business-file/business-file.ts';
import type { StoredAnswer } from '../feedback/feedback-answers.ts';
import type { Banners, BannerViews } from '../menu/banner-service.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { getOrderStatus, getOrderType } from '../orders/order-wire.ts';
import { listTables } from '../tables/table-service.ts';
import { loadCouponOverview } from './coupon-overview.ts';
import { loadReservationOverview } from './reservation-overview.ts';

const MAX_ORDERS = 100;

const MAX_MESSAGES = 50;

const MAX_PAYMENTS = 100;

const MAX_PIXEL_EVENTS = 50;

/** An order as the business's staff sees it. */
export interface OperatorOrder {
  readonly row: OrderRow;
  readonly business: Business;
  readonly next: readonly OrderStatus[];
  readonly stars: number | undefined;
}

interface OperatorDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly banners: Pick<Banners, 'loadViews'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Creates the service behind the operator's console. */
export const createOperatorService = ({ db, catalogue, banners, now }: OperatorDeps) => ({
  businesses: (): Promise<Business[]> => catalogue.all(),

  /** The newest orders, of one business or of all. */
  async orders(referenceId: string | null): Promise<OperatorOrder[]> {
    const owners = new Map((await catalogue.all()).map((business) => [business.referenceId, business]));
    if (referenceId !== null && !owners.has(referenceId)) return [];
    const rows = await listNewestOrders(db, referenceId, MAX_ORDERS);
    const stars = await loadStars(
      db,
      rows.map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const business = owners.get(row.referenceId);
      const next = row.payBy ? [] : nextStatuses(getOrderStatus(row), getOrderType(row));
      return business ? [{ row, business, next, stars: stars.get(row.id) }] : [];
    });
  },

  reservations: (filter: Parameters<typeof loadReservationOverview>[3]) =>
    loadReservationOverview(db, catalogue, now(), filter),

  tables: async (): Promise<BranchTables[]> => listBranchTables(await catalogue.all()),

  coupons: () => loadCouponOverview(db, catalogue, now()),

  banners: (): Promise<BannerViews[]> => banners.loadViews(now()),

  opinions: async () => loadOpinions(db, await catalogue.all()),

  payments: () => loadPayments(db, MAX_PAYMENTS),

  messages: (): Promise<InboxRow[]> => listNewestMessages(db, MAX_MESSAGES),

  pixels: async () =>
    toPixelOverview(
      ...(await Promise.all([countPixelEvents(db), listNewestPixelEvents(db, MAX_PIXEL_EVENTS)])),
    ),
});

/** The tables of a branch, with the path in the QR code of each. */
interface BranchTables {
  readonly business: Business;
  /** The business's own domains. Empty: it uses the shared origin. */
  readonly domains: readonly string[];
  readonly branch: { readonly id: string; readonly name: FileTable['name'] };
  /** Whether guests order at the table. Otherwise the QR code only shows the menu. */
  readonly isOrdered: boolean;
  /** `path`: the dine-in menu of the table. It is short, so that the QR code is easy to scan. */
  readonly tables: readonly (FileTable & { readonly path: string })[];
}

const toTablePath = (referenceId: string, branchId: string, tableId: string): string =>
  `/${referenceId}/dine_in?${new URLSearchParams({ branch: branchId, table: tableId })}`;

/** The branches that list tables, business by business. */
const listBranchTables = (businesses: readonly Business[]): BranchTables[] =>
  businesses.flatMap((business) => {
    const { referenceId, file, response } = business;
    const { checkoutDineIn } = response.restaurant;
    if (!checkoutDineIn?.enabled) return [];
    return file.branches
      .filter((branch) => listTables(branch).length)
      .map((branch) => ({
        business,
        domains: file.domains,
        branch: { id: toWireId(referenceId, branch.id), name: branch.name },
        isOrdered: checkoutDineIn.cart,
        tables: listTables(branch).map((table) => ({
          ...table,
          path: toTablePath(referenceId, branch.id, table.id),
        })),
      }));
  });

const MAX_OPINIONS = 50;

/** The newest reviews of orders and the newest feedback about businesses. */
async function loadOpinions(db: Db, businesses: readonly Business[]) {
  const owners = new Map(businesses.map((business) => [business.referenceId, business]));
  const [reviews, feedback] = await Promise.all([
    listNewestReviews(db, MAX_OPINIONS),
    listNewestFeedback(db, MAX_OPINIONS),
  ]);
  return {
    reviews: reviews.flatMap(({ referenceId, ...review }) => {
      const business = owners.get(referenceId);
      return business ? [{ ...review, business }] : [];
    }),
    feedback: feedback.flatMap(({ referenceId, answers, comment, givenAt }) => {
      const business = owners.get(referenceId);
      return business ? [{ business, answers: answers as StoredAnswer[], comment, givenAt }] : [];
    }),
  };
}

/** The newest payment attempts. `value` is a decimal amount. */
const loadPayments = async (db: Db, limit: number) =>
  (await listNewestPayments(db, limit)).map(({ payment, number }) => ({
    ...payment,
    number,
    value: toDecimal(money(payment.amount, getCurrency(payment.currency, payment.currencyDigits))),
  }));

type Events = Awaited<ReturnType<typeof listNewestPixelEvents>>;

const titles = new Map<number, string>(
  Object.entries(integrations).map(([type, { title }]) => [Number(type), title]),
);

const titleOf = (type: number): string => titles.get(type) ?? String(type);

/** The queue of marketing events: one row per integration, and the newest events. */
function toPixelOverview(counts: readonly PixelCount[], newest: Events) {
  const rows = new Map<string, { count: PixelCount; states: Record<string, number> }>();
  for (const count of counts) {
    const name = [count.referenceId, count.type, count.pixelId].join(' ');
    const row = rows.get(name) ?? { count, states: {} };
    row.states[count.state] = count.events;
    rows.set(name, row);
  }
  return {
    integrations: [...rows.values()].map(({ count: { referenceId, type, pixelId }, states }) => ({
      referenceId,
      title: titleOf(type),
      pixelId,
      waiting: states.waiting ?? 0,
      sent: states.sent ?? 0,
      dead: states.dead ?? 0,
    })),
    events: newest.map((event) => ({ ...event, title: titleOf(event.type) })),
  };
}
