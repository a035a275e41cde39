import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** The loader by its stable name and by its major: asked for again after five minutes, and served stale for a day meanwhile. */
const LOADER_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
const HASHED_CACHING = 'public, max-age=31536000, immutable';

/** Embeds on any site load the scripts as modules and the locales by fetch: both ask for CORS. */
const embedHeaders =
  (caching: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.header('access-control-allow-origin', '*');
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('x-content-type-options', 'nosniff');
    c.header('vary', 'accept-encoding');
    c.header('cache-control', c.res.ok || c.res.status === 304 ? caching : 'no-store');
  };

/**
 * The service worker of hosted pages: never kept, or an old one would keep its place. It may ask this site for things, and
 * nobody else.
 */
const serviceWorkerHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', c.res.ok || c.res.status === 304 ? 'no-cache' : 'no-store');
  c.header('content-security-policy', "default-src 'none'; connect-src 'self'");
  c.header('cross-origin-resource-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  c.header('vary', 'accept-encoding');
};

/**
 * The built widget in `directory`: `/order-app.js`, also by its major and exact version, `/service-worker.js`, `/assets/*`,
 * `/builds/*` and `/integrity.json`, nothing else of it. Where the build put a `.br` or `.gz` file beside, that goes to
 * whoever accepts it. Whole paths inside: mount it at `/`.
 */
export function staticFiles(directory: string): Hono {
  const app = new Hono();
  const file = serveStatic({ root: directory, precompressed: true });
  app.get('/service-worker.js', serviceWorkerHeaders, etag(), file, (c) => c.text('Not found', 404));
  app.get('/order-app.js', embedHeaders(LOADER_CACHING), etag(), file, (c) => c.text('Not found', 404));
  app.get('/:major{v\\d+}/order-app.js', embedHeaders(LOADER_CACHING), etag(), file, (c) =>
    c.text('Not found', 404),
  );
  app.get('/:exact{v\\d+\\.[\\w.-]+}/order-app.js', embedHeaders(HASHED_CACHING), file, (c) =>
    c.text('Not found', 404),
  );
  app.get('/integrity.json', embedHeaders('no-cache'), etag(), file, (c) => c.text('Not found', 404));
  app.get('/builds/*', embedHeaders('no-cache'), etag(), file, (c) => c.text('Not found', 404));
  app.get('/assets/*', embedHeaders(HASHED_CACHING), file, (c) => c.text('Not found', 404));
  return app;
}

/** Scripts of the widget that have a source map. The versioned loaders have none. */
const MAPPED_SCRIPT = /^\/(assets\/[^/]+|order-app|service-worker)\.js$/;

/**
 * The widget's source maps in `directory`, each at the URL of its script plus `.map`. Browsers find them by the `SourceMap`
 * header that this adds to the scripts. Mount it at `/`, before `staticFiles`.
 */
export function sourceMapFiles(directory: string): Hono {
  const app = new Hono();
  const notFound: MiddlewareHandler = async (c) => c.text('Not found', 404);
  app.use('*', async (c, next) => {
    await next();
    if (c.res.ok && MAPPED_SCRIPT.test(c.req.path)) c.header('sourcemap', `${c.req.path}.map`);
  });
  app.get(
    '/:map{(order-app|service-worker)\\.js\\.map}',
    embedHeaders('no-store'),
    serveStatic({ root: directory }),
    notFound,
  );
  app.get(
    '/assets/:map{[^/]+\\.js\\.map}',
    embedHeaders('no-store'),
    serveStatic({ root: directory }),
    notFound,
  );
  return app;
}
