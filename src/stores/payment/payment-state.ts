import type { Order } from '../../domain/orders/order.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';

/** What is paid for. */
export type Purchase =
  | { readonly kind: 'order'; readonly orderId: string; readonly number: string; readonly branchId: string }
  | { readonly kind: 'package'; readonly packageId: string };

/** Asks the server for the payment of a package. The same key is the same purchase. */
export type BuyPackage = (request: {
  readonly paymentType: number;
  readonly returnUrl: string | null;
  readonly idempotencyKey: string;
}) => Promise<Transaction>;

/** A purchase to begin. */
export type NewPurchase =
  /** `place` places the order, or sends it again, and returns its id, or null when there is none. */
  | { readonly kind: 'order'; readonly place: () => Promise<string | null> }
  | {
      readonly kind: 'package';
      readonly packageId: string;
      readonly paymentType: number;
      readonly buy: BuyPackage;
    };

/** How the payment page is opened: see `usePaymentPage`. */
export interface PaymentPage {
  /** The hosted page navigates there itself. An embedded app opens a window. */
  readonly inPlace: boolean;
  /** Text in the window until the page is loaded. */
  readonly note: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * `opening`: the server is asked for a payment page. `leaving`: this page is about to navigate there (`leave`). `waiting`: the
 * payment page is open in a window. `closed`: that window is closed and may be opened again. `blocked`: the browser blocked the
 * window, so a link leads there. `declined`, `cancelled`, `expired`: this attempt is over, and another may follow. `refunded`:
 * paid too late; the money goes back. `unanswered`: it is not known whether there is a payment page; `retry` sends the same
 * request again. `refused`: a payment is not possible any more; `refusal` tells why.
 */
export type PayingStatus =
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
  readonly status: PayingStatus;
  /** Null while there is no payment. After `paid`: what was paid for. */
  readonly purchase: Purchase | null;
  /** The last attempt, as the server described it last. */
  readonly transaction: Transaction | null;
  /** The chosen payment method. */
  readonly paymentType: number | null;
  /** The server's code; '' unless `refused`. */
  readonly refusal: string;
  /** The order, once it is paid. */
  readonly order: Order | null;
  /**
   * Begins a payment, or continues the one under way. Call it in the click: it opens the window at once. Returns the id of the
   * order that was placed, or null. Never rejects: the state tells the result.
   */
  open(purchase: NewPurchase, page: PaymentPage): Promise<string | null>;
  /** Navigates this page to the payment page. */
  leave(): void;
  /** Shows the payment page again. Call it in the click. */
  reopen(page: PaymentPage): void;
  /** Tries again, or with another method, which may be one that is paid on the spot. Call it in the click. Never rejects. */
  retry(page: PaymentPage, paymentType?: number): Promise<void>;
  /** Asks the server for the state of the payment. Never rejects. */
  check(): Promise<void>;
  /**
   * Cancels the payment and its order; the cart stays as it was. False when that is not certain, or the payment was faster.
   * Never rejects.
   */
  cancel(): Promise<boolean>;
  /** Continues a payment that an earlier visit, or another tab, left under way. Returns what it is for. */
  resume(): Purchase | null;
  /** This tab shows the payment: after a reload it returns to it. Returns a function that ends this. */
  rememberInTab(): () => void;
  /** Back to `idle` from `paid`, and from `refunded`. */
  dismiss(): void;
}
