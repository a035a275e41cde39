import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { amount, countParam, id, image, localizedText, pagination, price } from './common-contract.ts';
import { returnUrl, transactionResponse } from './payment-contract.ts';

/** The remaining amount of one credit. The oldest credit is spent first. */
const walletItem = z.object({
  id,
  amount,
  /** The original amount of the credit. */
  credited: z.optional(amount),
  at: z.optional(z.string()),
  /** The name of the package that the credit came from. */
  name: z.nullish(localizedText),
  expires_at: z.nullish(z.string()),
});

/** A package of credit: the customer pays `price` online and receives `credit` in the wallet. */
export const walletPackage = z.object({
  id,
  name: localizedText,
  price,
  credit: price,
  image: z.nullish(image),
  description: z.optional(localizedText),
});
export type WireWalletPackage = z.infer<typeof walletPackage>;

/** One entry in the wallet's history. `amount` is negative for a payment. */
export const walletEntry = z.object({
  id,
  at: z.string(),
  amount,
  /** The wallet's balance after this entry. */
  balance: z.optional(amount),
  /**
   * `package`: bought. `staff`: given by the staff. `order`: spent on an order. `returned`: returned from a failed
   * order.
   */
  reason: z.string(),
  order_id: z.nullish(id),
  order_number: z.nullish(z.string()),
  /** Whether the amount was spent on an order that has not been accepted yet. */
  on_hold: z._default(z.boolean(), false),
  /** The name of the package that the credit came from. */
  name: z.nullish(localizedText),
  /** The reason given by the staff. */
  note: z.nullish(z.string()),
});
export type WireWalletEntry = z.infer<typeof walletEntry>;

/** A wallet (spec, section 3). Its balance is a list of credits with their amounts. */
export const wallet = z.object({
  balance: z._default(z.array(walletItem), []),
  availablePackages: z._default(z.array(walletPackage), []),
  /** The latest entries. The history call returns all entries in pages. */
  creditHistory: z._default(z.array(walletEntry), []),
  policy: z.optional(localizedText),
  wallet_feature_enabled: z._default(z.boolean(), false),
  onHoldBalance: z._default(amount, 0),
});
export type WireWallet = z.infer<typeof wallet>;

/** `GET webapp/wallet/{user_id}`: only the customer's own wallet (401 or 403 otherwise). */
export const walletResponse = z.object({ error: z.optional(z.literal(0)), wallet });

/** `GET webapp/wallet/{user_id}/history?page={n}`, newest first. */
const walletHistoryQuery = z.object({ page: z.optional(countParam) });

export const walletHistoryResponse = z.object({
  error: z.optional(z.literal(0)),
  entries: z.array(walletEntry),
  pagination,
});

/**
 * `POST webapp/wallet/buy`. Requires a login and an `Idempotency-Key`. The response is a transaction. Errors: 404
 * `not_found` for an unknown package; 422 `wallet_off` and `key_reused`. 422 `payment_unavailable` means that customers
 * do not pay online with this payment type, or that the business does not offer it.
 */
export const walletBuyRequest = z.object({
  package_id: id,
  payment_type: z.int(),
  return_url: returnUrl,
});

export const walletCall = {
  method: 'GET',
  path: 'webapp/wallet/{user_id}',
  response: walletResponse,
} as const satisfies Call;

export const walletHistoryCall = {
  method: 'GET',
  path: 'webapp/wallet/{user_id}/history',
  query: walletHistoryQuery,
  response: walletHistoryResponse,
} as const satisfies Call;

/** Requires an `Idempotency-Key`: the same key always returns the same purchase. */
export const walletBuyCall = {
  method: 'POST',
  path: 'webapp/wallet/buy',
  body: walletBuyRequest,
  response: transactionResponse,
} as const satisfies Call;
