import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HSTS_ONE_YEAR } from '../hosted/content-policy.ts';

const DAY_SECONDS = 86_400;
/** Paths that pages of other origins may request. */
const CROSS_ORIGIN_PATHS = ['/api/*', '/media/*', '/tiles/*', '/geocoder/*'];

/** Sets the headers of every response. Mount it first. */
export function createCommonHeaders(publicOrigin: string | null): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    // `c.header` would turn the body into a stream, which is several times slower.
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    if (publicOrigin?.startsWith('https:')) headers.set('strict-transport-security', HSTS_ONE_YEAR);
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  });
  const allowAnyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    // Must match the headers that the client sends (src/lib/request-headers.ts).
    allowHeaders: [
      'accept',
      'authorization',
      'cache-control',
      'content-type',
      'current-time',
      'idempotency-key',
      'locale',
      'order-key',
      'pragma',
      'version',
      'webapp',
    ],
    exposeHeaders: ['etag', 'retry-after'],
    maxAge: DAY_SECONDS,
  });
  for (const path of CROSS_ORIGIN_PATHS) {
    app.use(path, allowAnyOrigin);
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    });
  }
  return app;
}
