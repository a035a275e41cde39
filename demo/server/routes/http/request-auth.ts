import type { Context } from 'hono';
import type { Customer, Identity } from '../../services/account/identity.ts';
import { isSameSecret } from '../../services/account/secrets.ts';
import { Refusal } from '../../services/shared/refusal.ts';

/** Reads the token of the `Authorization: Bearer` header. Null without the header, '' for another scheme. */
export function readBearerToken(c: Context): string | null {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  return /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1] ?? '';
}

/** The fields of an order or a reservation that identify its owner. */
interface OwnedRecord {
  readonly referenceId: string;
  readonly customerId: string | null;
  readonly idempotencyKey: string;
}

/** Identifies the sender of a request and checks whether they own an order or a reservation. */
export interface RequestAuth {
  /** Finds the logged-in customer. Null for a guest. Throws Refusal 401 `token_invalid` for an invalid token. */
  readonly findCustomer: (c: Context, referenceId: string) => Promise<Customer | null>;
  /** Throws Refusal 401 when nobody is logged in, and 403 `not_yours` when `userId` is another customer's. */
  readonly requireCustomer: (c: Context, expected?: { readonly userId?: string }) => Promise<Customer>;
  /**
   * Whether the sender owns the record: they are logged in as its customer, or send its idempotency key as `Order-Key`.
   * Throws Refusal 401 `token_invalid` for an invalid token.
   */
  readonly isOwner: (c: Context, record: OwnedRecord) => Promise<boolean>;
  /**
   * Throws Refusal 403 `not_yours` when the sender does not own the record, and 401 `token_invalid` when the token is
   * invalid.
   */
  readonly requireOwner: (c: Context, record: OwnedRecord) => Promise<void>;
}

export function createRequestAuth({ findCustomer, requireCustomer }: Identity): RequestAuth {
  const isOwner = async (c: Context, record: OwnedRecord): Promise<boolean> => {
    const orderKey = c.req.header('order-key');
    if (orderKey !== undefined && isSameSecret(orderKey, record.idempotencyKey)) return true;
    const customer = await findCustomer(readBearerToken(c), record.referenceId);
    return customer !== null && customer.id === record.customerId;
  };
  return {
    findCustomer: (c, referenceId) => findCustomer(readBearerToken(c), referenceId),
    requireCustomer: (c, { userId } = {}) => requireCustomer(readBearerToken(c), userId),
    isOwner,
    async requireOwner(c, record) {
      if (!(await isOwner(c, record)))
        throw new Refusal(403, 'not_yours', 'This order belongs to another customer');
    },
  };
}
