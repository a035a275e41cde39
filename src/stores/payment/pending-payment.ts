import * as z from 'zod/mini';
import { transaction, type WireTransaction } from '../../api/contract/payment-contract.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import type { StoreDeps } from '../store-deps.ts';
import { paymentKey } from './payment-key.ts';
import type { Purchase } from './payment-store-state.ts';

/** A payment that is not over: kept on the device, so that a reload, a crash or another tab goes on with it. */
export interface PendingPayment {
  readonly purchase: Purchase;
  /** The key the order was placed with: by it a guest is known as whoever placed it. */
  readonly orderKey: string | null;
  /** What the order takes out of the cart once it is paid: units by line key. */
  readonly units: Readonly<Record<string, number>>;
  /** Of the purchase's event, for those who agreed to be told of. */
  readonly eventId: string | null;
  readonly paymentType: number;
  /** Of a try that the server has not answered: sent again with it, it is the same try. */
  readonly attempt: string | null;
  /** The last try that was answered. */
  readonly transaction: WireTransaction | null;
}

const name = z.string().check(z.minLength(1), z.maxLength(80));

const pendingPayment = z.object({
  purchase: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('order'), orderId: name, number: z.string(), branchId: name }),
    z.object({ kind: z.literal('package'), packageId: name }),
  ]),
  orderKey: z.nullable(name),
  units: z.record(z.string(), z.int()),
  eventId: z.nullable(z.string()),
  paymentType: z.int(),
  attempt: z.nullable(name),
  transaction: z.nullable(transaction),
});

export const persistedPayment = (deps: StoreDeps, kind: Purchase['kind']): Persisted<PendingPayment> =>
  persisted({
    storage: deps.storage,
    key: paymentKey(deps, kind),
    version: 1,
    schema: pendingPayment,
  });

/** An order is cancelled a quarter of an hour after its last try (decisions, section 4). */
const PAYABLE_MS = 15 * 60_000;

/** Whether a try that came to nothing is so long ago that nobody can go on from it. `now`: epoch ms. */
export function isStale({ attempt, transaction }: PendingPayment, now: number): boolean {
  if (attempt || !transaction?.expires_at) return false;
  const isOver = ['declined', 'cancelled', 'expired'].includes(transaction.status);
  return isOver && now > Date.parse(transaction.expires_at) + PAYABLE_MS;
}
