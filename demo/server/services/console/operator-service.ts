/**
 * The data behind the operator console: orders, payments, coupons, tables, feedback, messages and marketing events. It
 * reads the tables of the other concepts and the business files, and stores nothing itself. Every read is limited to
 * the scope of businesses that the operator may see.
 */

import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { createCurrency, createMoney } from '../../../../src/domain/money/money.ts';
import {
  listNextStatuses,
  type OrderStatus,
  orderStatus,
} from '../../../../src/domain/orders/order-status.ts';
import type { RefundTarget } from '../../../../src/domain/payment/refunds.ts';
import { integrations } from '../../../../src/domain/tracking/integrations.ts';
import type { Db } from '../../db/open-database.ts';
import { listReferenceIdPage } from '../../repo/business/businesses-repo.ts';
import { listNewestFeedback } from '../../repo/feedback/feedback-repo.ts';
import { listNewestReviews, loadStars } from '../../repo/feedback/reviews-repo.ts';
import { listNewestMessages } from '../../repo/notifications/developer-inbox-repo.ts';
import { isOrderInScope, listNewestOrders, type OrderRow } from '../../repo/orders/orders-repo.ts';
import { listNewestPayments } from '../../repo/payment/payments-repo.ts';
import { listRefunds, type RefundRow } from '../../repo/payment/refunds-repo.ts';
import { isReservationInScope } from '../../repo/reservation/reservations-repo.ts';
import { type BusinessScope, isInScope } from '../../repo/shared/business-scope.ts';
import {
  countPixelEvents,
  listNewestPixelEvents,
  type PixelCount,
} from '../../repo/tracking/tracking-repo.ts';
import { streamPlacedOrders } from '../accounting/order-export.ts';
import { toWireId } from '../business/business-document.ts';
import type { StoredAnswer } from '../feedback/feedback-answers.ts';
import type { Banners } from '../menu/banner-service.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { getOrderStatus, getOrderType, getQuote } from '../orders/order-wire.ts';
import { getRefundable } from '../payment/refund-service.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';
import type { VisitCounts, VisitService } from '../tracking/visit-service.ts';
import { loadCouponOverview } from './coupon-overview.ts';
import { countBookingsOutsideHours, loadOutsideHours } from './outside-hours-overview.ts';
import { loadReservationOverview } from './reservation-overview.ts';
import { loadRushOverview } from './rush-overview.ts';
import { findBranchTables, loadTableOverview } from './table-overview.ts';

const ORDERS_PER_PAGE = 100;
const BUSINESSES_PER_PAGE = 25;

const MESSAGES_PER_PAGE = 50;

const PAYMENTS_PER_PAGE = 100;

const MAX_PIXEL_EVENTS = 50;

/** An order as the business's staff see it. */
export interface OperatorOrder {
  readonly row: OrderRow;
  readonly business: Business;
  readonly nextStatuses: readonly OrderStatus[];
  readonly stars: number | undefined;
  readonly refunds: OrderRefunds;
}

/** The refunds of an order, including refused ones, and the amounts that the operator may still refund. */
export interface OrderRefunds {
  /** Oldest first. */
  readonly rows: readonly RefundRow[];
  /** Minor units. 0 while a refund is pending. */
  readonly refundable: Readonly<Record<RefundTarget, number>>;
  /** The number of the next refund. */
  readonly nextSeq: number;
}

const NOTHING_REFUNDABLE = { online: 0, wallet: 0 };

function toOrderRefunds(order: OrderRow, allRefunds: readonly RefundRow[], mayRefund: boolean): OrderRefunds {
  const rows = allRefunds.filter(({ orderId }) => orderId === order.id);
  const isPending = rows.at(-1)?.status === 'pending';
  return {
    rows,
    refundable: mayRefund && !isPending ? getRefundable(order) : NOTHING_REFUNDABLE,
    nextSeq: (rows.at(-1)?.seq ?? 0) + 1,
  };
}

interface OperatorDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly banners: Pick<Banners, 'loadViews'>;
  readonly visits: Pick<VisitService, 'loadCounts'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Creates the service behind the operator's console. */
export const createOperatorService = ({ db, catalogue, banners, visits, now }: OperatorDeps) => ({
  /** Loads one page of the businesses whose name or reference id contains a text. Pages start at 0. */
  async listBusinesses(scope: BusinessScope, { search, page }: ListPage) {
    const { referenceIds, total } = await listReferenceIdPage(db, scope, {
      search,
      limit: BUSINESSES_PER_PAGE,
      offset: page * BUSINESSES_PER_PAGE,
    });
    const hasMore = (page + 1) * BUSINESSES_PER_PAGE < total;
    return { businesses: await catalogue.listBusinessesInScope(referenceIds), total, hasMore };
  },

  /**
   * Loads one page of orders, newest first. A paid order can be rejected or cancelled only at the businesses of
   * `refundScope`.
   */
  async listOrders(scope: BusinessScope, refundScope: BusinessScope, page: ListPage) {
    const candidates = await listNewestOrders(db, scope, toRange(page, ORDERS_PER_PAGE), new Date(now()));
    const { rows: pageRows, hasMore } = toPage(candidates, ORDERS_PER_PAGE);
    const businessById = await loadBusinessesById(catalogue, pageRows);
    const ids = pageRows.map(({ id }) => id);
    const [stars, refundRows] = [await loadStars(db, ids), await listRefunds(db, ids)];
    const orders = pageRows.flatMap((row): OperatorOrder[] => {
      const business = businessById.get(row.referenceId);
      const mayRefund = isInScope(refundScope, row.referenceId);
      const mayCancel = mayRefund || !isPaidInAdvance(row);
      const nextStatuses = row.payBy
        ? []
        : listNextStatuses(getOrderStatus(row), getOrderType(row)).filter(
            (to) => mayCancel || !returnsMoney(to),
          );
      const refunds = toOrderRefunds(row, refundRows, mayRefund);
      return business ? [{ row, business, nextStatuses, stars: stars.get(row.id), refunds }] : [];
    });
    return { orders, hasMore };
  },

  /** Whether an order or a reservation belongs to one of the businesses. */
  isInScope: async (id: string, scope: BusinessScope): Promise<boolean> =>
    (await isOrderInScope(db, id, scope)) || isReservationInScope(db, id, scope),

  listReservations: (filter: Parameters<typeof loadReservationOverview>[3]) =>
    loadReservationOverview(db, catalogue, now(), filter),

  listRushes: (scope: BusinessScope, page: ListPage) => loadRushOverview(db, catalogue, scope, now(), page),

  listOutsideHours: (scope: BusinessScope, page: ListPage) =>
    loadOutsideHours(db, catalogue, scope, now(), page),

  countBookingsOutsideHours: (scope: BusinessScope) => countBookingsOutsideHours(db, catalogue, scope, now()),

  listTables: (scope: BusinessScope, page: ListPage) => loadTableOverview(db, catalogue, scope, page),

  findBranchTables: (scope: BusinessScope, branchId: string) => findBranchTables(catalogue, scope, branchId),

  listCoupons: (scope: BusinessScope, page: ListPage) =>
    loadCouponOverview(db, catalogue, scope, now(), page),

  listBanners: (scope: BusinessScope, page: ListPage) => banners.loadViews(scope, now(), page),

  countVisits: (scope: BusinessScope): Promise<VisitCounts[]> => visits.loadCounts(scope),

  listReviewsAndFeedback: (scope: BusinessScope, page: ListPage) =>
    loadReviewsAndFeedback(db, catalogue, scope, page),

  listPayments: (scope: BusinessScope, page: ListPage) => loadPayments(db, scope, page),

  findExportableBusiness: (scope: BusinessScope) => findExportableBusiness(db, catalogue, scope),

  streamOrders: (range: Parameters<typeof streamPlacedOrders>[1]) => streamPlacedOrders(db, range),

  listMessages: (scope: BusinessScope, page: ListPage) => loadMessages(db, scope, page),

  loadPixels: async (scope: BusinessScope) =>
    toPixelOverview(
      ...(await Promise.all([
        countPixelEvents(db, scope),
        listNewestPixelEvents(db, scope, MAX_PIXEL_EVENTS),
      ])),
    ),
});

/** The businesses to which the rows belong, by reference id. */
async function loadBusinessesById(
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  rows: readonly { readonly referenceId: string }[],
): Promise<Map<string, Business>> {
  const businesses = await catalogue.listBusinessesInScope([
    ...new Set(rows.map(({ referenceId }) => referenceId)),
  ]);
  return new Map(businesses.map((business) => [business.referenceId, business]));
}

/** The only business of a scope, with its branches. Null when the scope has several businesses or none. */
async function findExportableBusiness(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  scope: BusinessScope,
) {
  const { referenceIds } = await listReferenceIdPage(db, scope, { search: '', limit: 2, offset: 0 });
  const [business, ...others] = await catalogue.listBusinessesInScope(referenceIds);
  if (!business || others.length) return null;
  const { referenceId, file, response } = business;
  const branches = file.branches.map(({ id, name }) => ({ id: toWireId(referenceId, id), name }));
  return { referenceId, response, branches };
}

/** Whether an order was paid online, or the wallet pays a part. Rejecting or cancelling the order returns this money. */
export const isPaidInAdvance = (row: Pick<OrderRow, 'paymentStatus' | 'quote'>): boolean =>
  row.paymentStatus === 'paid' || getQuote(row).wallet > 0;

/** Whether a change to this status returns the money of an order that is paid in advance. */
export const returnsMoney = (to: OrderStatus): boolean =>
  to === orderStatus.rejected || to === orderStatus.cancelled;

/** Number of reviews per page, and number of submitted feedback forms per page. */
const FEEDBACK_PAGE_SIZE = 50;

/** Loads one page of reviews of orders and of feedback about businesses, newest first. */
async function loadReviewsAndFeedback(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  scope: BusinessScope,
  page: ListPage,
) {
  const range = toRange(page, FEEDBACK_PAGE_SIZE);
  const candidates = await Promise.all([
    listNewestReviews(db, scope, range),
    listNewestFeedback(db, scope, range),
  ]);
  const reviewPage = toPage(candidates[0], FEEDBACK_PAGE_SIZE);
  const feedbackPage = toPage(candidates[1], FEEDBACK_PAGE_SIZE);
  const [reviews, feedback] = [reviewPage.rows, feedbackPage.rows];
  const businessById = await loadBusinessesById(catalogue, [...reviews, ...feedback]);
  return {
    hasMore: reviewPage.hasMore || feedbackPage.hasMore,
    reviews: reviews.flatMap(({ referenceId, ...review }) => {
      const business = businessById.get(referenceId);
      return business ? [{ ...review, business }] : [];
    }),
    feedback: feedback.flatMap(({ referenceId, answers, comment, givenAt }) => {
      const business = businessById.get(referenceId);
      return business ? [{ business, answers: answers as StoredAnswer[], comment, givenAt }] : [];
    }),
  };
}

/** Loads one page of the developer inbox, newest message first. */
async function loadMessages(db: Db, scope: BusinessScope, page: ListPage) {
  const candidates = await listNewestMessages(db, scope, toRange(page, MESSAGES_PER_PAGE));
  const { rows, hasMore } = toPage(candidates, MESSAGES_PER_PAGE);
  return { messages: rows, hasMore };
}

/** Loads one page of payment attempts, newest first. `value` and `refundedValue` are decimal amounts. */
async function loadPayments(db: Db, scope: BusinessScope, page: ListPage) {
  const candidates = await listNewestPayments(db, scope, toRange(page, PAYMENTS_PER_PAGE));
  const { rows, hasMore } = toPage(candidates, PAYMENTS_PER_PAGE);
  const payments = rows.map(({ payment, number, refundedAmount }) => {
    const currency = createCurrency(payment.currency, payment.currencyDigits);
    return {
      ...payment,
      number,
      value: toDecimal(createMoney(payment.amount, currency)),
      refundedValue: toDecimal(createMoney(refundedAmount, currency)),
    };
  });
  return { payments, hasMore };
}

type PixelEvents = Awaited<ReturnType<typeof listNewestPixelEvents>>;

const pixelTitles = new Map<number, string>(
  Object.entries(integrations).map(([type, { title }]) => [Number(type), title]),
);

const getPixelTitle = (type: number): string => pixelTitles.get(type) ?? String(type);

/** The queue of marketing events: one row per integration, and the newest events. */
function toPixelOverview(counts: readonly PixelCount[], newestEvents: PixelEvents) {
  const rows = new Map<string, { count: PixelCount; states: Record<string, number> }>();
  for (const count of counts) {
    const key = [count.referenceId, count.type, count.pixelId].join(' ');
    const row = rows.get(key) ?? { count, states: {} };
    row.states[count.state] = count.eventCount;
    rows.set(key, row);
  }
  return {
    integrations: [...rows.values()].map(({ count: { referenceId, type, pixelId }, states }) => ({
      referenceId,
      title: getPixelTitle(type),
      pixelId,
      waitingCount: states.waiting ?? 0,
      sentCount: states.sent ?? 0,
      deadCount: states.dead ?? 0,
    })),
    events: newestEvents.map((event) => ({ ...event, title: getPixelTitle(event.type) })),
  };
}
