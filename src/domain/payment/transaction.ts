import type { Money } from '../money/money.ts';

// A transaction is one attempt to pay online, for an order or for a wallet package. It comes from the server
// (`src/api/mappers/map-transaction.ts`).

/** `pending` is not over yet. `paid` is final, unless the money goes back: `refunding`, then `refunded`. */
export const PAYMENT_STATUSES = [
  'pending',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export interface Transaction {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly paymentType: number;
  readonly amount: Money;
  /**
   * The payment page, while pending. A pending transaction without it: the provider could not be reached, and paying again
   * asks again.
   */
  readonly url: string | null;
  /** When the payment page closes, in epoch ms. */
  readonly expiresAt: number | null;
}
