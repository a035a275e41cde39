import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** What a cautious site sends: what the widget needs (docs/csp.md), and its own styles. */
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

const rewriteRequestPath = (path: string): string => path.slice('/demo'.length);

/**
 * Sites that embed the widget, from the files in `directory`, at `/demo/`; what a build made for them is in `built`. `csp.html` goes out with a strict policy, the
 * others as most sites do, without one. Whole paths inside: mount it at `/`.
 */
export function demoPages(directory: string, built: string): Hono {
  const app = new Hono();
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
    serveStatic({ root: directory, rewriteRequestPath }),
    serveStatic({ root: built, rewriteRequestPath }),
    (c) => c.text('Not found', 404),
  );
  return app;
}
