import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** The policy of a strict site, which allows only the widget (docs/csp.md) and the site's own styles. */
export const STRICT_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const stripDemoPrefix = (path: string): string => path.slice('/demo'.length);

/**
 * Serves example sites that embed the widget, at `/demo/`. Redirects from `/` to them. The files come from `directory`,
 * built files from `buildDirectory`. `csp.html` has a strict policy. The other pages have none, like most sites. The
 * routes contain whole paths, so mount the app at `/`.
 */
export function createDemoPageRoutes(directory: string, buildDirectory: string): Hono {
  const app = new Hono();
  app.get('/', (c) => c.redirect('/demo/', 302));
  app.get('/demo', (c) => c.redirect('/demo/', 308));
  app.use('/demo/*', async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-cache');
    if (c.req.path === '/demo/csp.html') c.header('content-security-policy', STRICT_CSP);
  });
  app.get(
    '/demo/*',
    etag(),
    serveStatic({ root: directory, rewriteRequestPath: stripDemoPrefix }),
    serveStatic({ root: buildDirectory, rewriteRequestPath: stripDemoPrefix }),
    (c) => c.text('Not found', 404),
  );
  return app;
}
