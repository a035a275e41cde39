import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { WireAnswer, WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Currency } from '../../../../src/domain/money/money.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { ReservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { BusinessScope, OperatorAccess } from '../../services/operators/operator-access.ts';
import type { RushChange } from '../../services/schedule/rush-change.ts';
import type { ListPage } from '../../services/shared/list-page.ts';
import type { ConsoleBookingOutsideHours } from '../schedule/outside-hours-page.ts';
import type { ConsoleBusiness, ConsoleOrder } from './console-model.ts';

/** An attempt to pay online. `value` and `refunded` are wire amounts. */
export interface ConsolePayment {
  readonly id: string;
  /** Number of the order that the payment is for. Null for a wallet package. */
  readonly number: string | null;
  readonly packageId: string | null;
  readonly referenceId: string;
  readonly paymentType: number;
  readonly value: number;
  /** The part of `value` that operators have refunded. */
  readonly refunded: number;
  readonly currency: string;
  readonly currencyDigits: number;
  readonly status: string;
  readonly provider: string;
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** A message that a production system would send to a phone: a one-time code or a text. */
export interface SentMessage {
  readonly referenceId: string;
  readonly recipient: string;
  /** The channel that would deliver it: `sms` or `whatsapp`. */
  readonly channel: string;
  readonly code: string | null;
  readonly text: string | null;
  readonly sentAt: Date;
  /** When a code expires. Null for a text. */
  readonly expiresAt: Date | null;
}

/** A branch with the rushes that are in force. */
export interface ConsoleRushBranch {
  readonly business: ConsoleBusiness;
  readonly branch: { readonly id: string; readonly name: LocalizedText };
  readonly types: readonly {
    readonly type: OrderType;
    /** 0 without extra minutes. */
    readonly extraMinutes: number;
    readonly extraUntil: Date | null;
    /** Null if the order type is not paused. */
    readonly pausedUntil: Date | null;
  }[];
}

/** The tables of a branch, with their QR codes' links. */
export interface ConsoleTables {
  readonly business: ConsoleBusiness;
  readonly domains: readonly string[];
  readonly branch: { readonly id: string; readonly name: LocalizedText };
  /** Whether customers order at the table. Otherwise the code only shows the menu. */
  readonly takesOrders: boolean;
  readonly tables: readonly {
    readonly id: string;
    readonly name: LocalizedText;
    readonly seats?: number | undefined;
    /** Path and query of the link in its QR code. */
    readonly path: string;
  }[];
}

/** How often a banner was on screen, per day in the business's time zone. */
export interface ConsoleBanner {
  readonly business: ConsoleBusiness;
  readonly banner: {
    readonly id: string;
    readonly title?: LocalizedText | undefined;
    /** `YYYY-MM-DD` */
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
  readonly today: number;
  /** Views in the last 7 days and in the last 30 days. */
  readonly week: number;
  readonly month: number;
}

/** Visits of a business, per day in its time zone. */
export interface ConsoleVisits {
  readonly business: ConsoleBusiness;
  readonly today: number;
  readonly yesterday: number;
  /** Visits in the last 7 days and in the last 30 days. */
  readonly week: number;
  readonly month: number;
}

/** How often a coupon was used. */
export interface ConsoleCoupon {
  readonly business: ConsoleBusiness;
  readonly currency: Currency;
  readonly coupon: {
    readonly code: string;
    readonly discount_type: 'percent' | 'fixed';
    readonly discount_value: number;
    readonly all_menu: boolean;
    readonly item_ids?: readonly string[] | undefined;
    readonly max_allowed_items?: number | null | undefined;
    readonly user_type?: 'all' | 'guest' | 'authenticated' | undefined;
    readonly free_delivery?: boolean | undefined;
    readonly minimum?: number | undefined;
    /** Days or times, as written in the business file. */
    readonly starts?: string | undefined;
    readonly expires?: string | undefined;
    readonly max_redemptions?: number | undefined;
    readonly max_per_customer?: number | undefined;
  };
  readonly state: 'usable' | 'not_started' | 'expired' | 'used_up' | 'disabled';
  /** Number of orders that used the coupon, and number of those that were rejected or cancelled. */
  readonly redeemed: number;
  readonly voided: number;
}

/** How many marketing events of an integration are queued, sent and given up on. */
export interface ConsolePixel {
  readonly referenceId: string;
  readonly title: string;
  readonly pixelId: string;
  readonly waiting: number;
  readonly sent: number;
  readonly dead: number;
}

/** A marketing event without personal data. */
export interface ConsolePixelEvent {
  readonly referenceId: string;
  readonly title: string;
  readonly event: string;
  readonly eventId: string;
  readonly state: string;
  readonly attempts: number;
  readonly dueAt: Date;
  /** The vendor's last error. Null when there was none. */
  readonly problem: string | null;
  readonly queuedAt: Date;
}

/** A customer's rating of an order. */
export interface ConsoleReview {
  readonly business: ConsoleBusiness;
  /** The order number. */
  readonly number: string;
  /** 1 to 5. */
  readonly rate: number;
  readonly comment: string;
  readonly changedAt: Date;
}

/** An answer with its question, as it was worded when the customer answered. */
export interface ConsoleAnswer {
  readonly question: WireQuestion;
  readonly value: WireAnswer['value'];
}

/** A customer's answers to a feedback form. */
export interface ConsoleFeedback {
  readonly business: ConsoleBusiness;
  readonly answers: readonly ConsoleAnswer[];
  readonly comment: string;
  readonly givenAt: Date;
}

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
  readonly countOutsideHours: (scope: BusinessScope) => Promise<number | null>;
  readonly listRushes: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly branches: readonly ConsoleRushBranch[]; readonly hasMore: boolean }>;
  readonly listTables: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly tables: readonly ConsoleTables[]; readonly hasMore: boolean }>;
  /** The tables of a branch. Null when the branch has none or is not in the scope. */
  readonly findBranchTables: (scope: BusinessScope, branchId: string) => Promise<ConsoleTables | null>;
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
  ) => Promise<{ readonly messages: readonly SentMessage[]; readonly hasMore: boolean }>;
  readonly loadPixels: (scope: BusinessScope) => Promise<{
    readonly integrations: readonly ConsolePixel[];
    readonly events: readonly ConsolePixelEvent[];
  }>;
}

/** A customer's wallet. Amounts are in minor units of the business's currency. */
export interface ConsoleWallet {
  readonly business: ConsoleBusiness & { readonly currency: Currency };
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly dialCode: string;
    readonly phone: string;
  };
  readonly balance: number;
  readonly onHold: number;
}

/** A ledger entry of a wallet. */
export interface ConsoleMovement {
  readonly reason: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly at: Date;
  readonly onHold: boolean;
  readonly orderNumber: string | null;
  readonly packageId: string | null;
  readonly note: string | null;
}

/** Reads wallets. `loadWallet` throws Refusal 404 for a customer who is unknown or belongs to another business. */
export interface ConsoleWallets {
  readonly listWallets: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly wallets: readonly ConsoleWallet[]; readonly hasMore: boolean }>;
  readonly loadWallet: (
    scope: BusinessScope,
    id: string,
  ) => Promise<ConsoleWallet & { readonly movements: readonly ConsoleMovement[] }>;
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
