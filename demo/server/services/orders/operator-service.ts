import { nextStates, type OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { loadStars } from '../../repo/feedback/reviews-repo.ts';
import { type InboxRow, listNewestMessages } from '../../repo/notifications/developer-inbox-repo.ts';
import { listNewestOrders, type OrderRow } from '../../repo/orders/orders-repo.ts';
import { countPixelEvents, listNewestPixelEvents } from '../../repo/tracking/tracking-repo.ts';
import { newestOpinions } from '../feedback/opinions.ts';
import type { BannerReach, Banners } from '../menu/banner-service.ts';
import type { Business, Catalogue } from '../menu/catalogue.ts';
import { paymentOverview } from '../payment/payment-overview.ts';
import { couponOverview } from '../pricing/coupon-overview.ts';
import { reservationOverview } from '../reservation/reservation-overview.ts';
import { type BranchTables, tableOverview } from '../tables/table-overview.ts';
import { pixelOverview } from '../tracking/pixel-overview.ts';
import { sellingTypeOf, statusOf } from './order-wire.ts';

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
  readonly banners: Pick<Banners, 'reach'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** What the operator of the demo looks at. */
export const createOperator = ({ db, catalogue, banners, now }: OperatorDeps) => ({
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
      const next = row.payBy ? [] : nextStates(statusOf(row), sellingTypeOf(row));
      return business ? [{ row, business, next, stars: stars.get(row.id) }] : [];
    });
  },

  reservations: (asked: Parameters<typeof reservationOverview>[3]) =>
    reservationOverview(db, catalogue, now(), asked),

  tables: async (): Promise<BranchTables[]> => tableOverview(await catalogue.all()),

  coupons: () => couponOverview(db, catalogue, now()),

  banners: (): Promise<BannerReach[]> => banners.reach(now()),

  opinions: async () => newestOpinions(db, await catalogue.all()),

  payments: () => paymentOverview(db, SHOWN_PAYMENTS),

  messages: (): Promise<InboxRow[]> => listNewestMessages(db, SHOWN_MESSAGES),

  pixels: async () =>
    pixelOverview(
      ...(await Promise.all([countPixelEvents(db), listNewestPixelEvents(db, SHOWN_PIXEL_EVENTS)])),
    ),
});
