import type { OrderRow } from '../../repo/orders/orders-repo.ts';
import type { Customer } from '../account/identity.ts';
import { isSameSecret } from '../account/secrets.ts';

/** Who asks for something to be done with an order. */
interface Asker {
  readonly customer: Pick<Customer, 'id'> | null;
  /** The idempotency key they say it was placed with. */
  readonly orderKey: string | null;
}

/** What of an order says whose it is. */
export type Owned = Pick<OrderRow, 'referenceId' | 'customerId' | 'idempotencyKey'>;

/** Whether an order is theirs: placed with their account, or with a key that only who placed it has. */
export const isOwner = (
  { customer, orderKey }: Asker,
  { customerId, idempotencyKey }: Omit<Owned, 'referenceId'>,
): boolean =>
  (orderKey !== null && isSameSecret(orderKey, idempotencyKey)) ||
  (customer !== null && customer.id === customerId);
