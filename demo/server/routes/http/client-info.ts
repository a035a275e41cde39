import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Origins } from '../../services/business/origins.ts';
import type { PaymentOrigin } from '../../services/payment/package-payment.ts';

/** The other end of the connection; null where there is none, as in tests. */
function peerAddress(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    return null;
  }
}

/**
 * What a request says of the browser that sent it. Behind a proxy (`trustProxy`) the address is the last one the proxy
 * wrote down: those before it are whatever the client claims.
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

/** From where somebody pays, and in what language. */
export const createReadPaymentOrigin =
  (origins: Pick<Origins, 'originOf'>) =>
  async (c: Context, returnUrl: string | null | undefined): Promise<PaymentOrigin> => ({
    ownOrigin: await origins.originOf(c.req.url),
    pageOrigin: c.req.header('origin') ?? null,
    returnUrl: returnUrl ?? null,
    locale: /^[a-z]{2,3}$/.exec(c.req.header('locale') ?? '')?.[0] ?? 'en',
  });

export type ReadPaymentOrigin = ReturnType<typeof createReadPaymentOrigin>;
