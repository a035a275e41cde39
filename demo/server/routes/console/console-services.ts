import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { ReservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { BusinessScope, OperatorAccess } from '../../services/operators/operator-access.ts';
import type { RushChange } from '../../services/schedule/rush-change.ts';
import type { ListPage } from '../../services/shared/list-page.ts';
import type { ConsoleBookingOutsideHours } from '../schedule/outside-hours-page.ts';
import type { ConsoleRushBranch } from '../schedule/rush-page.ts';
import type { ConsoleCoupon } from './console-coupons.ts';
import type { ConsoleFeedback, ConsoleReview } from './console-feedback.ts';
import type { ConsoleBusiness, ConsoleOrder } from './console-model.ts';
import type { ConsoleBanner, InboxMessage } from './console-page.ts';
import type { ConsolePayment } from './console-payments.ts';
import type { ConsoleIntegration, ConsolePixelEvent, ConsoleVisits } from './console-pixels.ts';
import type { ConsoleBranchTables } from './console-tables.ts';

/**
 * What the console lists and counts for the businesses in a scope. Businesses are sorted by reference id. Orders,
 * payments, messages and reviews come newest first.
 */
export interface ConsoleView {
  /**
   * Lists the businesses whose name or reference id contains the search text. `total` is the number of
   * businesses on all pages.
   */
  readonly listBusinesses: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{
    readonly businesses: readonly (ConsoleBusiness & {
      /** The business's additional themes, by name. */
      readonly file: { readonly themes: Readonly<Record<string, unknown>> };
    })[];
    readonly total: number;
    readonly hasMore: boolean;
  }>;
  /** Lists orders. Only the paid orders of businesses in `refundScope` offer a refund. */
  readonly listOrders: (
    scope: BusinessScope,
    refundScope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly orders: readonly ConsoleOrder[]; readonly hasMore: boolean }>;
  /** Whether an order or a reservation belongs to one of the businesses. */
  readonly isInScope: (id: string, scope: BusinessScope) => Promise<boolean>;
  /** Lists the orders and reservations that no longer fit the hours, for one page of businesses. */
  readonly listOutsideHours: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly bookings: readonly ConsoleBookingOutsideHours[]; readonly hasMore: boolean }>;
  /** Counts the orders and reservations that no longer fit the hours. Null for an operator of many businesses. */
  readonly countBookingsOutsideHours: (scope: BusinessScope) => Promise<number | null>;
  readonly listRushes: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly branches: readonly ConsoleRushBranch[]; readonly hasMore: boolean }>;
  readonly listTables: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly tables: readonly ConsoleBranchTables[]; readonly hasMore: boolean }>;
  /** The tables of a branch. Null when the branch has none or is not in the scope. */
  readonly findBranchTables: (scope: BusinessScope, branchId: string) => Promise<ConsoleBranchTables | null>;
  readonly listBanners: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly banners: readonly ConsoleBanner[]; readonly hasMore: boolean }>;
  readonly countVisits: (scope: BusinessScope) => Promise<readonly ConsoleVisits[]>;
  readonly listCoupons: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly coupons: readonly ConsoleCoupon[]; readonly hasMore: boolean }>;
  readonly listReviewsAndFeedback: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{
    readonly hasMore: boolean;
    readonly reviews: readonly ConsoleReview[];
    readonly feedback: readonly ConsoleFeedback[];
  }>;
  readonly listPayments: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly payments: readonly ConsolePayment[]; readonly hasMore: boolean }>;
  readonly listMessages: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly messages: readonly InboxMessage[]; readonly hasMore: boolean }>;
  readonly loadPixels: (scope: BusinessScope) => Promise<{
    readonly integrations: readonly ConsoleIntegration[];
    readonly events: readonly ConsolePixelEvent[];
  }>;
}

/** Changes that operators make. Each throws Refusal 403, 404, 409 or 422. */
export interface ConsoleActions {
  readonly changeOrderStatus: (access: OperatorAccess, id: string, status: OrderStatus) => Promise<void>;
  /** `seq` numbers the order's refunds from 1, so that a form that is sent twice refunds only once. */
  readonly refundOrder: (
    access: OperatorAccess,
    id: string,
    form: {
      readonly seq: number;
      readonly target: string;
      readonly amount: string;
      readonly reason: string;
    },
  ) => Promise<void>;
  /** Throws Refusal 404 for a branch of another business, and 422 for an unreadable time. */
  readonly changeRush: (
    access: OperatorAccess,
    branchId: string,
    type: OrderType,
    change: RushChange,
  ) => Promise<void>;
  readonly changeReservationStatus: (
    access: OperatorAccess,
    id: string,
    status: ReservationStatus,
  ) => Promise<void>;
  /** `time` is `YYYY-MM-DDTHH:mm` in the business's zone. */
  readonly changeReservation: (
    access: OperatorAccess,
    id: string,
    change: {
      readonly time: string;
      readonly guests: number;
      /** If null, the server chooses the table. */
      readonly tableId: string | null;
      /** Whether the operator has confirmed a table of another size. */
      readonly isOtherSizeConfirmed: boolean;
    },
  ) => Promise<void>;
  /** Credits the wallet once per key. */
  readonly giveCredit: (
    access: OperatorAccess,
    customerId: string,
    credit: { readonly amount: string; readonly note: string; readonly key: string },
  ) => Promise<void>;
}
