import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../services/shared/refusal.ts';

/**
 * Refuses requests for host names other than this machine's. Otherwise a website could point its own name at 127.0.0.1
 * and read this server's data as its own origin (DNS rebinding). Throws Refusal 403 `foreign_host`.
 */
export const requireLocalHost =
  (isLocal: (hostName: string) => boolean): MiddlewareHandler =>
  async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (!isLocal(hostname))
      throw new Refusal(
        403,
        'foreign_host',
        'This server answers only to localhost while no operator has a password. Set CONSOLE_PASSWORD, or run "npm run operator -- add <name>".',
      );
    return next();
  };
