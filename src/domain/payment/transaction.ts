import type { Money } from '../money/money.ts';

// A transaction is one attempt to pay online for an order or a wallet package. The server sends it
// (`src/api/mappers/map-transaction.ts`).

/**
 * `pending` is the only open status. `paid` is final unless the money is refunded: it becomes `refunding`, then
 * `refunded`.
 */
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
   * URL of the payment page while pending. Null if the provider could not be reached; paying again requests a new page.
   */
  readonly url: string | null;
  /** When the payment page expires, in epoch ms. */
  readonly expiresAt: number | null;
}
