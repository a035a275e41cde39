/**
 * What the operator's console shows: orders, payments, coupons, tables, feedback, messages and marketing events. It reads
 * the tables of the other concepts and the business files, and has no data of its own.
 */

import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { currencyOf, money } from '../../../../src/domain/money/money.ts';
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
import { sellingTypeOf, statusOf } from '../orders/order-wire.ts';
import { tablesOf } from '../tables/table-service.ts';
import { loadCouponOverview } from './coupon-overview.ts';
import { loadReservationOverview } from './reservation-overview.ts';

const SHOWN_ORDERS = 100;

const SHOWN_MESSAGES = 50;

const SHOWN_PAYMENTS = 100;

const SHOWN_PIXEL_EVENTS = 50;

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

/** What the operator of the demo looks at. */
export const createOperatorService = ({ db, catalogue, banners, now }: OperatorDeps) => ({
  businesses: (): Promise<Business[]> => catalogue.all(),

  /** The newest orders, of one business or of all. */
  async orders(referenceId: string | null): Promise<OperatorOrder[]> {
    const owners = new Map((await catalogue.all()).map((business) => [business.referenceId, business]));
    if (referenceId !== null && !owners.has(referenceId)) return [];
    const rows = await listNewestOrders(db, referenceId, SHOWN_ORDERS);
    const stars = await loadStars(
      db,
      rows.map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const business = owners.get(row.referenceId);
      const next = row.payBy ? [] : nextStatuses(statusOf(row), sellingTypeOf(row));
      return business ? [{ row, business, next, stars: stars.get(row.id) }] : [];
    });
  },

  reservations: (asked: Parameters<typeof loadReservationOverview>[3]) =>
    loadReservationOverview(db, catalogue, now(), asked),

  tables: async (): Promise<BranchTables[]> => tableOverview(await catalogue.all()),

  coupons: () => loadCouponOverview(db, catalogue, now()),

  banners: (): Promise<BannerViews[]> => banners.loadViews(now()),

  opinions: async () => loadOpinions(db, await catalogue.all()),

  payments: () => loadPayments(db, SHOWN_PAYMENTS),

  messages: (): Promise<InboxRow[]> => listNewestMessages(db, SHOWN_MESSAGES),

  pixels: async () =>
    pixelOverview(
      ...(await Promise.all([countPixelEvents(db), listNewestPixelEvents(db, SHOWN_PIXEL_EVENTS)])),
    ),
});

/** The tables of a branch, with where the code on each leads. */
interface BranchTables {
  readonly business: Business;
  /** Where its pages are, when they are not where everybody's are. */
  readonly domains: readonly string[];
  readonly branch: { readonly id: string; readonly name: FileTable['name'] };
  /** Orders are taken from them; else the code shows the menu. */
  readonly isOrdered: boolean;
  /** `path`: to the menu to eat in by, at that table. Short, for a code that is easily read. */
  readonly tables: readonly (FileTable & { readonly path: string })[];
}

const pathOf = (referenceId: string, branchId: string, tableId: string): string =>
  `/${referenceId}/dine_in?${new URLSearchParams({ branch: branchId, table: tableId })}`;

/** The branches that list tables, business by business. */
const tableOverview = (businesses: readonly Business[]): BranchTables[] =>
  businesses.flatMap((business) => {
    const { referenceId, file, response } = business;
    const { checkoutDineIn } = response.restaurant;
    if (!checkoutDineIn?.enabled) return [];
    return file.branches
      .filter((branch) => tablesOf(branch).length)
      .map((branch) => ({
        business,
        domains: file.domains,
        branch: { id: toWireId(referenceId, branch.id), name: branch.name },
        isOrdered: checkoutDineIn.cart,
        tables: tablesOf(branch).map((table) => ({
          ...table,
          path: pathOf(referenceId, branch.id, table.id),
        })),
      }));
  });

const SHOWN = 50;

/** What customers said last, of orders and of businesses, each newest first. */
async function loadOpinions(db: Db, businesses: readonly Business[]) {
  const owners = new Map(businesses.map((business) => [business.referenceId, business]));
  const [reviews, feedback] = await Promise.all([
    listNewestReviews(db, SHOWN),
    listNewestFeedback(db, SHOWN),
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

/** The newest tries to pay, as the operator sees them: `value` is a wire amount. */
const loadPayments = async (db: Db, limit: number) =>
  (await listNewestPayments(db, limit)).map(({ payment, number }) => ({
    ...payment,
    number,
    value: toDecimal(money(payment.amount, currencyOf(payment.currency, payment.currencyDigits))),
  }));

type Events = Awaited<ReturnType<typeof listNewestPixelEvents>>;

const titles = new Map<number, string>(
  Object.entries(integrations).map(([type, { title }]) => [Number(type), title]),
);

const titleOf = (type: number): string => titles.get(type) ?? String(type);

/** The queue as its owner looks at it: one row for each integration, and the newest events. */
function pixelOverview(counts: readonly PixelCount[], newest: Events) {
  const rows = new Map<string, { of: PixelCount; states: Record<string, number> }>();
  for (const count of counts) {
    const name = [count.referenceId, count.type, count.pixelId].join(' ');
    const row = rows.get(name) ?? { of: count, states: {} };
    row.states[count.state] = count.events;
    rows.set(name, row);
  }
  return {
    integrations: [...rows.values()].map(({ of: { referenceId, type, pixelId }, states }) => ({
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
