import type { Context } from 'hono';
import type { Customer, Identity } from '../../services/account/identity.ts';
import { isOwner, type Owned } from '../../services/orders/order-owner.ts';
import { Refusal } from '../../services/shared/refusal.ts';

/** What was sent as `Authorization: Bearer`; null when there is no such header, '' for one of another kind. */
export function tokenOf(c: Context): string | null {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  return /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1] ?? '';
}

/** Who sent a request. */
export interface Bearer {
  /** The customer of a business; null for a guest. Throws Refusal 401 `token_invalid`. */
  readonly customerOf: (c: Context, referenceId: string) => Promise<Customer | null>;
  /** Throws Refusal: 401 when nobody is logged in, 403 `not_yours` when it is not the customer asked about. */
  readonly requireCustomer: (c: Context, asked?: { readonly userId?: string }) => Promise<Customer>;
  /**
   * Whether an order is theirs: logged in as its customer, or with the key it was placed with as `Order-Key`. Throws
   * Refusal 401 `token_invalid`.
   */
  readonly mayAct: (c: Context, order: Owned) => Promise<boolean>;
  /** Throws Refusal: 403 `not_yours` when it is not, 401 `token_invalid`. */
  readonly requireOwner: (c: Context, order: Owned) => Promise<void>;
}

export function createBearer({ customerOf, requireCustomer }: Identity): Bearer {
  const mayAct = async (c: Context, order: Owned): Promise<boolean> => {
    const orderKey = c.req.header('order-key') ?? null;
    if (isOwner({ customer: null, orderKey }, order)) return true;
    return isOwner({ customer: await customerOf(tokenOf(c), order.referenceId), orderKey: null }, order);
  };
  return {
    customerOf: (c, referenceId) => customerOf(tokenOf(c), referenceId),
    requireCustomer: (c, { userId } = {}) => requireCustomer(tokenOf(c), userId),
    mayAct,
    async requireOwner(c, order) {
      if (!(await mayAct(c, order))) throw new Refusal(403, 'not_yours', 'This order is somebody else’s');
    },
  };
}
