import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';

/** What the customer pays for. */
export type Purchase =
  | {
      readonly kind: 'order';
      readonly orderId: string;
      readonly number: string;
      readonly branchId: string;
      /** Null if an older version stored the payment. */
      readonly orderType: OrderType | null;
      /** The amount due before it is rounded for a payment method. Null if an older version stored the payment. */
      readonly rest: Money | null;
    }
  | { readonly kind: 'package'; readonly packageId: string };

/** Requests the payment of a package. Requests with the same key are the same purchase. */
export type BuyPackage = (request: {
  readonly paymentType: number;
  readonly returnUrl: string | null;
  readonly idempotencyKey: string;
}) => Promise<Transaction>;

/** A purchase to start. */
export type NewPurchase =
  /** `placeOrder` places or resends the order. It returns the order's id, or null if no order was placed. */
  | { readonly kind: 'order'; readonly placeOrder: () => Promise<string | null> }
  | {
      readonly kind: 'package';
      readonly packageId: string;
      readonly paymentType: number;
      readonly buy: BuyPackage;
    };

/** How to open the payment page. See `usePaymentPageOptions`. */
export interface PaymentPageOptions {
  /** If true, this page navigates to the payment page (hosted page). If false, a window opens (embedded app). */
  readonly usesSamePage: boolean;
  /** Text in the window until the payment page has loaded. */
  readonly note: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * - `opening`: the payment page is being requested.
 * - `leaving`: this page is about to navigate to the payment page (`leave`).
 * - `waiting`: the payment page is open in a window.
 * - `closed`: that window is closed. It can be opened again.
 * - `blocked`: the browser blocked the window. A link opens it.
 * - `declined`, `cancelled`, `expired`: this attempt failed. Another attempt can be started.
 * - `refunded`: the payment came too late. The money is refunded.
 * - `unanswered`: there was no response, so a payment page may exist. `retry` sends the same request again.
 * - `refused`: the purchase can no longer be paid for. `refusalCode` has the reason.
 */
export type PaymentFlowStatus =
  | 'idle'
  | 'opening'
  | 'leaving'
  | 'waiting'
  | 'closed'
  | 'blocked'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'unanswered'
  | 'refused';

export interface PaymentState {
  readonly status: PaymentFlowStatus;
  /** Null without a payment. It stays set after `paid`. */
  readonly purchase: Purchase | null;
  /** The last attempt, as in the server's last response. */
  readonly transaction: Transaction | null;
  readonly paymentType: number | null;
  /** The server's error code. Empty unless `refused`. */
  readonly refusalCode: string;
  /** The order, once it is paid. */
  readonly order: Order | null;
  /** The order that the customer has cancelled in this tab. Null once another payment starts. */
  readonly cancelledOrderId: string | null;
  /**
   * Starts a payment, or continues the open one. Call it in the click handler, because it opens the window immediately.
   * Returns the id of the placed order, or null. Never rejects; the state has the result.
   */
  open(purchase: NewPurchase, pageOptions: PaymentPageOptions): Promise<string | null>;
  /** Navigates this page to the payment page. */
  leave(): void;
  /** Shows the payment page again. Call it in the click handler. */
  reopen(pageOptions: PaymentPageOptions): void;
  /** Starts another attempt, optionally with another payment method. Call it in the click handler. Never rejects. */
  retry(pageOptions: PaymentPageOptions, paymentType?: number): Promise<void>;
  /** Requests the state of the payment. Never rejects. */
  check(): Promise<void>;
  /**
   * Cancels the payment and its order, and keeps the cart. Returns false if the request failed or the order has already
   * been paid. Never rejects.
   */
  cancel(): Promise<boolean>;
  /**
   * Continues a payment that an earlier visit or another tab left open. Returns its purchase, or null if there is none.
   */
  resume(): Purchase | null;
  /**
   * Marks this tab as showing the payment, so that a reload returns to it. Returns a function that removes the mark.
   */
  markTab(): () => void;
  /** Returns from `paid` or `refunded` to `idle`. */
  dismiss(): void;
}
