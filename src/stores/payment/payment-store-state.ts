import type { WireOrder } from '../../api/contract/order-contract.ts';
import type { WireTransaction } from '../../api/contract/payment-contract.ts';

/** What is paid for. */
export type Purchase =
  | { readonly kind: 'order'; readonly orderId: string; readonly number: string; readonly branchId: string }
  | { readonly kind: 'package'; readonly packageId: string };

/** Asks the server for the payment of a package: the same key is the same purchase. */
export type Buy = (asked: {
  readonly paymentType: number;
  readonly returnUrl: string | null;
  readonly idempotencyKey: string;
}) => Promise<WireTransaction>;

/** What is to be paid from now on. */
export type NewPurchase =
  /** `place` places the order, or sends it again: its id, or null when there is none. */
  | { readonly kind: 'order'; readonly place: () => Promise<string | null> }
  | {
      readonly kind: 'package';
      readonly packageId: string;
      readonly paymentType: number;
      readonly buy: Buy;
    };

/** How the payment page is reached: `usePaymentPage` says. */
export interface PaymentPage {
  /** The hosted page goes there itself; an embedded app opens a window. */
  readonly inPlace: boolean;
  /** Stands in the window until the page does. */
  readonly note: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * `opening`: the server is asked for a payment. `leaving`: this page itself is to go to the payment page (`leave`). `waiting`:
 * the payment page is open elsewhere. `closed`: it is not, or not any more, and may be opened again. `blocked`: the browser
 * opened no window; a link leads there. `declined`, `cancelled`, `expired`: this try is over and there may be another.
 * `refunded`: paid when it was too late; the money goes back. `unanswered`: nobody knows whether there is a payment page;
 * `retry` asks the same again. `refused`: there can be no payment any more, `refusal` says why.
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
  /** Null while nothing is paid for. After `paid` it says what was. */
  readonly purchase: Purchase | null;
  /** The last try, as it was last heard of. */
  readonly transaction: WireTransaction | null;
  /** How it is paid, or was to be. */
  readonly paymentType: number | null;
  /** The server's code; '' unless `refused`. */
  readonly refusal: string;
  /** The order that was paid for, once it is. */
  readonly order: WireOrder | null;
  /**
   * Begins a payment. To be called in the click: the window is opened at once. One payment at a time: one that is under way
   * is gone on with. The id of an order that was placed; null for none. Never rejects: the state says.
   */
  open(purchase: NewPurchase, page: PaymentPage): Promise<string | null>;
  /** Goes to the payment page with this page itself. */
  leave(): void;
  /** Shows the payment page again. To be called in the click. */
  reopen(page: PaymentPage): void;
  /**
   * Tries again, or in another way; an order may so become one that is paid on the spot. To be called in the click. Never
   * rejects.
   */
  retry(page: PaymentPage, paymentType?: number): Promise<void>;
  /** Asks the server how it stands. Never rejects. */
  check(): Promise<void>;
  /**
   * Ends it: an order is cancelled, the cart stays as it was. False when that is not sure, or the payment was quicker. Never
   * rejects.
   */
  giveUp(): Promise<boolean>;
  /** Takes up what an earlier visit, or another tab, left under way. What is being paid for then. */
  take(): Purchase | null;
  /** This tab shows it: after a reload it comes back to it. Returns the way to stop. */
  stay(): () => void;
  /** Back to `idle` from `paid`, and from `refunded`. */
  dismiss(): void;
}
