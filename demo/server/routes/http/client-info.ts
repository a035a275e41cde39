import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Origins } from '../../services/business/origins.ts';
import type { PaymentOrigin } from '../../services/payment/package-payment.ts';

/** The IP address of the connection's peer. Null without a connection, as in tests. */
function readPeerAddress(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    return null;
  }
}

/**
 * Creates a function that reads the IP address and the user agent of a request's sender. With `trustProxy`, it reads
 * the last forwarded address, which the proxy has added. The client can make up the others.
 */
export const createReadClientInfo =
  (trustProxy: boolean) =>
  (c: Context): { readonly ip: string | null; readonly userAgent: string | null } => ({
    ip:
      (trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()) ||
      readPeerAddress(c)?.replace(/^::ffff:/, '') ||
      null,
    userAgent: c.req.header('user-agent') ?? null,
  });

export type ReadClientInfo = ReturnType<typeof createReadClientInfo>;

/** Creates a function that reads the URL and the language of the page from which a customer pays. */
export const createReadPaymentOrigin =
  (origins: Pick<Origins, 'resolveOrigin'>) =>
  async (c: Context, returnUrl: string | null | undefined): Promise<PaymentOrigin> => ({
    ownOrigin: await origins.resolveOrigin(c.req.url),
    pageOrigin: c.req.header('origin') ?? null,
    returnUrl: returnUrl ?? null,
    locale: /^[a-z]{2,3}$/.exec(c.req.header('locale') ?? '')?.[0] ?? 'en',
  });

export type ReadPaymentOrigin = ReturnType<typeof createReadPaymentOrigin>;
