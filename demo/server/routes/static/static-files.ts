import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/**
 * Caching of a loader without an exact version. Browsers revalidate it after five minutes, and may use the stale loader
 * for up to a day while they do.
 */
const LOADER_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
/** Caching of files whose content never changes, because their path has a hash or an exact version. */
const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';

/** Headers for embeds on other sites. Module scripts and fetched locale files need CORS. */
const createEmbedHeaders =
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
 * Headers of the hosted pages' service worker. Browsers revalidate it on every request, so that a new version replaces
 * it. It may send requests only to this site.
 */
const setServiceWorkerHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', c.res.ok || c.res.status === 304 ? 'no-cache' : 'no-store');
  c.header('content-security-policy', "default-src 'none'; connect-src 'self'");
  c.header('cross-origin-resource-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  c.header('vary', 'accept-encoding');
};

/**
 * Serves the built widget in `directory`: `/order-app.js` (also under its major and its exact version),
 * `/check.js`, `/service-worker.js`, `/assets/*`, `/builds/*` and `/integrity.json`. A client that accepts the `.br` or `.gz`
 * version of a file gets it, if it exists. The routes contain whole paths, so mount the app at `/`.
 */
export function createStaticFileRoutes(directory: string): Hono {
  const app = new Hono();
  const serveFile = serveStatic({ root: directory, precompressed: true });
  app.get('/service-worker.js', setServiceWorkerHeaders, etag(), serveFile, (c) => c.text('Not found', 404));
  app.get('/order-app.js', createEmbedHeaders(LOADER_CACHING), etag(), serveFile, (c) =>
    c.text('Not found', 404),
  );
  app.get('/check.js', createEmbedHeaders('no-cache'), etag(), serveFile, (c) => c.text('Not found', 404));
  app.get('/:major{v\\d+}/order-app.js', createEmbedHeaders(LOADER_CACHING), etag(), serveFile, (c) =>
    c.text('Not found', 404),
  );
  app.get('/:exact{v\\d+\\.[\\w.-]+}/order-app.js', createEmbedHeaders(IMMUTABLE_CACHING), serveFile, (c) =>
    c.text('Not found', 404),
  );
  app.get('/integrity.json', createEmbedHeaders('no-cache'), etag(), serveFile, (c) =>
    c.text('Not found', 404),
  );
  app.get('/builds/*', createEmbedHeaders('no-cache'), etag(), serveFile, (c) => c.text('Not found', 404));
  app.get('/assets/*', createEmbedHeaders(IMMUTABLE_CACHING), serveFile, (c) => c.text('Not found', 404));
  return app;
}

/** Scripts of the widget that have a source map. The versioned loaders have none. */
const MAPPED_SCRIPT = /^\/(assets\/[^/]+|order-app|service-worker)\.js$/;

/**
 * Serves the widget's source maps in `directory`, each at its script's URL plus `.map`. Adds the `SourceMap` header to
 * the scripts, so that browsers find the maps. Mount it at `/`, before `createStaticFileRoutes`.
 */
export function createSourceMapRoutes(directory: string): Hono {
  const app = new Hono();
  const respondNotFound: MiddlewareHandler = async (c) => c.text('Not found', 404);
  app.use('*', async (c, next) => {
    await next();
    if (c.res.ok && MAPPED_SCRIPT.test(c.req.path)) c.header('sourcemap', `${c.req.path}.map`);
  });
  app.get(
    '/:map{(order-app|service-worker)\\.js\\.map}',
    createEmbedHeaders('no-store'),
    serveStatic({ root: directory }),
    respondNotFound,
  );
  app.get(
    '/assets/:map{[^/]+\\.js\\.map}',
    createEmbedHeaders('no-store'),
    serveStatic({ root: directory }),
    respondNotFound,
  );
  return app;
}
