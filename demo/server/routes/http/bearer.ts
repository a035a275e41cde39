import type { Context } from 'hono';
import type { Customer, Identity } from '../../services/account/identity.ts';
import { isSameSecret } from '../../services/account/secrets.ts';
import { Refusal } from '../../services/shared/refusal.ts';

/** The token of the `Authorization: Bearer` header. Null without the header, '' when the header has another scheme. */
export function readBearerToken(c: Context): string | null {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  return /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1] ?? '';
}

/** The fields of an order or a reservation that say who owns it. */
interface OwnedRecord {
  readonly referenceId: string;
  readonly customerId: string | null;
  readonly idempotencyKey: string;
}

/** Identifies the sender of a request and checks what they own. */
export interface Bearer {
  /** The customer of a business; null for a guest. Throws Refusal 401 `token_invalid`. */
  readonly customerOf: (c: Context, referenceId: string) => Promise<Customer | null>;
  /** Throws Refusal 401 when nobody is logged in, 403 `not_yours` when `userId` names another customer. */
  readonly requireCustomer: (c: Context, expected?: { readonly userId?: string }) => Promise<Customer>;
  /**
   * Whether the sender owns the record: they are logged in as its customer, or they send the idempotency key it was placed
   * with as `Order-Key`. Throws Refusal 401 `token_invalid`.
   */
  readonly mayAct: (c: Context, record: OwnedRecord) => Promise<boolean>;
  /** Throws Refusal 403 `not_yours` when the sender does not own the record, 401 `token_invalid`. */
  readonly requireOwner: (c: Context, record: OwnedRecord) => Promise<void>;
}

export function createBearer({ customerOf, requireCustomer }: Identity): Bearer {
  const mayAct = async (c: Context, record: OwnedRecord): Promise<boolean> => {
    const orderKey = c.req.header('order-key');
    if (orderKey !== undefined && isSameSecret(orderKey, record.idempotencyKey)) return true;
    const customer = await customerOf(readBearerToken(c), record.referenceId);
    return customer !== null && customer.id === record.customerId;
  };
  return {
    customerOf: (c, referenceId) => customerOf(readBearerToken(c), referenceId),
    requireCustomer: (c, { userId } = {}) => requireCustomer(readBearerToken(c), userId),
    mayAct,
    async requireOwner(c, record) {
      if (!(await mayAct(c, record)))
        throw new Refusal(403, 'not_yours', 'This order belongs to another customer');
    },
  };
}
