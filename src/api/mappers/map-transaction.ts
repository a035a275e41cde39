import { createCurrency, parseMoney } from '../../domain/money/money.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import type { WireTransaction } from '../contract/payment-contract.ts';
import { toInstant } from './map-common.ts';

/**
 * Maps a payment. Throws MoneyError if the amount has more decimals than its currency, and RangeError for an unreadable
 * instant.
 */
export const toTransaction = (wire: WireTransaction): Transaction => ({
  id: wire.id,
  status: wire.status,
  paymentType: wire.payment_type,
  amount: parseMoney(wire.amount, createCurrency(wire.currency, wire.currency_digits)),
  url: wire.url ?? null,
  expiresAt: wire.expires_at == null ? null : toInstant(wire.expires_at),
});
