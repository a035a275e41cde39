import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { amount, countParam, id, image, localizedText, pagination, price } from './common-contract.ts';
import { returnUrl, transactionResponse } from './payment-contract.ts';

/** What is left of one credit: the oldest is spent first. */
const walletItem = z.object({
  id,
  amount,
  /** What was credited; less of it may be left. */
  credited: z.optional(amount),
  at: z.optional(z.string()),
  /** The package it came with. */
  name: z.nullish(localizedText),
  expires_at: z.nullish(z.string()),
});

/** Credit that can be bought: for `price`, paid online, `credit` is put into the wallet. */
export const walletPackage = z.object({
  id,
  name: localizedText,
  price,
  credit: price,
  image: z.nullish(image),
  description: z.optional(localizedText),
});
export type WireWalletPackage = z.infer<typeof walletPackage>;

/** One movement of the wallet, as its customer sees it. `amount` is below zero for what was spent. */
export const walletEntry = z.object({
  id,
  at: z.string(),
  amount,
  /** Of the wallet, after it. */
  balance: z.optional(amount),
  /** `package` bought, given by the `staff`, spent on an `order`, `returned` by one that came to nothing. */
  reason: z.string(),
  order_id: z.nullish(id),
  order_number: z.nullish(z.string()),
  /** Spent on an order that nobody has accepted yet. */
  on_hold: z._default(z.boolean(), false),
  /** The package it came with. */
  name: z.nullish(localizedText),
  /** Why, in the words of the staff. */
  note: z.nullish(z.string()),
});
export type WireWalletEntry = z.infer<typeof walletEntry>;

/** Spec, section 3: the balance is a list of items each with an amount. */
export const wallet = z.object({
  balance: z._default(z.array(walletItem), []),
  availablePackages: z._default(z.array(walletPackage), []),
  /** The latest movements; the rest is paged. */
  creditHistory: z._default(z.array(walletEntry), []),
  policy: z.optional(localizedText),
  wallet_feature_enabled: z._default(z.boolean(), false),
  onHoldBalance: z._default(amount, 0),
});
export type WireWallet = z.infer<typeof wallet>;

/** `GET webapp/wallet/{user_id}`: the customer's own (401, 403 otherwise). */
export const walletResponse = z.object({ error: z.optional(z.literal(0)), wallet });

/** `GET webapp/wallet/{user_id}/history?page={n}`, newest first. */
const walletHistoryQuery = z.object({ page: z.optional(countParam) });

export const walletHistoryResponse = z.object({
  error: z.optional(z.literal(0)),
  entries: z.array(walletEntry),
  pagination,
});

/**
 * `POST webapp/wallet/buy`, logged in, with an `Idempotency-Key`: the same key is the same purchase. Answers as a
 * transaction does. 404 `not_found` for a package that there is not, 422 `wallet_off`, `key_reused`, and
 * `payment_unavailable` for a method that is not online or not the business's.
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

/** With an `Idempotency-Key`: the same key is the same purchase, however often it is sent. */
export const walletBuyCall = {
  method: 'POST',
  path: 'webapp/wallet/buy',
  body: walletBuyRequest,
  response: transactionResponse,
} as const satisfies Call;
