import { Hono } from 'hono';
import type { Describe } from './hosted-page-describe.ts';
import type { WidgetManifest } from './hosted-page-manifest.ts';
import { hostedView, pageStyle } from './hosted-page-view.ts';

/** First segments that are the server's own: never a business. */
const RESERVED = ['api', 'assets', 'demo', 'console', 'media', 'builds', 'order-app.js', 'favicon.ico'];

const policy = (styleSource: string, pixelOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: https:",
    `style-src 'self' ${styleSource}`,
    "script-src 'self'",
    ["connect-src 'self'", ...pixelOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Other sites embed the element; a frame around a page that takes orders is a way to steal clicks.
    "frame-ancestors 'self'",
  ].join('; ');

interface HostedPageDeps {
  /** Null for a reference id that nobody has. */
  readonly describe: Describe;
  readonly manifest: () => WidgetManifest | Promise<WidgetManifest>;
}

/**
 * `/:referenceId` and every path under it: the business's app full screen, which finds its own way from there. 404 with
 * the same app when nobody has the reference id. `?coupon=` hands a coupon's code to the app. Whole paths inside: mount it
 * at `/`, after everything else.
 */
export function hostedPage(deps: HostedPageDeps): Hono {
  const app = new Hono();
  // No dots, slashes or escapes: a redirect built from the path stays on this site.
  app.get('/:referenceId{[A-Za-z0-9][A-Za-z0-9_-]*}/*', async (c, next) => {
    const referenceId = c.req.param('referenceId');
    if (RESERVED.includes(referenceId)) return next();
    const { pathname, search } = new URL(c.req.url);
    if (pathname.endsWith('/')) return c.redirect(`${pathname.replace(/\/+$/, '')}${search}`, 308);
    const hints = {
      cookies: c.req.header('cookie') ?? '',
      acceptLanguage: c.req.header('accept-language') ?? '',
    };
    const [business, { preload }] = await Promise.all([deps.describe(referenceId, hints), deps.manifest()]);
    const { css, source } = pageStyle(business);
    c.header('content-security-policy', policy(source, business?.pixelOrigins ?? []));
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-cache');
    c.header('vary', 'accept-language, cookie');
    // Longer than any code is none.
    const coupon = c.req.query('coupon')?.trim().slice(0, 60);
    return c.html(hostedView({ referenceId, business, css, preload, coupon }), business ? 200 : 404);
  });
  return app;
}
