import * as z from 'zod/mini';
import { transaction as wireTransaction } from '../../api/contract/payment-contract.ts';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import { PAYMENT_STATUSES, type Transaction } from '../../domain/payment/transaction.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import type { StoreDeps } from '../store-deps.ts';
import { storedMoney } from '../stored-money.ts';
import { buildPaymentKey } from './payment-keys.ts';
import type { Purchase } from './payment-state.ts';

/** An open payment. It is stored on the device, so that a later visit or another tab can continue it. */
export interface PendingPayment {
  readonly purchase: Purchase;
  /** The idempotency key of the order. It proves which guest placed the order. */
  readonly orderKey: string | null;
  /** How many units of each line (by key) to remove from the cart once the order is paid. */
  readonly units: Readonly<Record<string, number>>;
  /** Id of the purchase event; null unless the customer has consented to tracking. */
  readonly eventId: string | null;
  readonly paymentType: number;
  /** Key of an attempt that got no response. Another request with this key repeats the same attempt. */
  readonly attempt: string | null;
  /** The last attempt that got a response. */
  readonly transaction: Transaction | null;
}

const shortText = z.string().check(z.minLength(1), z.maxLength(80));

const transaction = z.object({
  id: shortText,
  status: z.enum(PAYMENT_STATUSES),
  paymentType: z.int(),
  amount: storedMoney,
  url: z.nullable(z.url({ protocol: /^https?$/ })),
  expiresAt: z.nullable(z.number()),
});

const pendingPayment = z.object({
  purchase: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('order'),
      orderId: shortText,
      number: z.string(),
      branchId: shortText,
      orderType: z._default(z.nullable(z.enum(['delivery', 'car_pickup', 'dine_in'])), null),
      rest: z._default(z.nullable(storedMoney), null),
    }),
    z.object({ kind: z.literal('package'), packageId: shortText }),
  ]),
  orderKey: z.nullable(shortText),
  units: z.record(z.string(), z.int()),
  eventId: z.nullable(z.string()),
  paymentType: z.int(),
  attempt: z.nullable(shortText),
  transaction: z.nullable(transaction),
});

/** Version 1 stored the transaction in the API's format. */
const migrate = (value: unknown): unknown => {
  const { transaction: wire, ...rest } = Object(value) as { transaction?: unknown };
  return { ...rest, transaction: wire === null ? null : toTransaction(wireTransaction.parse(wire)) };
};

export const createPaymentStorage = (deps: StoreDeps, kind: Purchase['kind']): StoredValue<PendingPayment> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildPaymentKey(deps, kind),
    version: 2,
    schema: pendingPayment,
    migrate,
  });

/** The server cancels an unpaid order this long after the last attempt, in ms (decisions, section 4). */
const PAYABLE_MS = 15 * 60_000;

/** Whether a failed attempt is too old to continue. `now` is in epoch ms. */
export function isStale({ attempt, transaction }: PendingPayment, now: number): boolean {
  if (attempt || !transaction?.expiresAt) return false;
  const isOver = ['declined', 'cancelled', 'expired'].includes(transaction.status);
  return isOver && now > transaction.expiresAt + PAYABLE_MS;
}
