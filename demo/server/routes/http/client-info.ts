import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Origins } from '../../services/business/origins.ts';
import type { PaymentOrigin } from '../../services/payment/package-payment.ts';

/** The address of the connection's peer. Null where there is no connection, as in tests. */
function peerAddress(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    return null;
  }
}

/**
 * The address and the user agent of a request's sender. Behind a proxy (`trustProxy`) only the last forwarded address is
 * the proxy's; the client can invent the others.
 */
export const createReadClientInfo =
  (trustProxy: boolean) =>
  (c: Context): { readonly ip: string | null; readonly userAgent: string | null } => ({
    ip:
      (trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()) ||
      peerAddress(c)?.replace(/^::ffff:/, '') ||
      null,
    userAgent: c.req.header('user-agent') ?? null,
  });

export type ReadClientInfo = ReturnType<typeof createReadClientInfo>;

/** The page a customer pays from, and its language. */
export const createReadPaymentOrigin =
  (origins: Pick<Origins, 'originOf'>) =>
  async (c: Context, returnUrl: string | null | undefined): Promise<PaymentOrigin> => ({
    ownOrigin: await origins.originOf(c.req.url),
    pageOrigin: c.req.header('origin') ?? null,
    returnUrl: returnUrl ?? null,
    locale: /^[a-z]{2,3}$/.exec(c.req.header('locale') ?? '')?.[0] ?? 'en',
  });

export type ReadPaymentOrigin = ReturnType<typeof createReadPaymentOrigin>;
