import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { PageDescription } from './hosted-page-describe.ts';

/** A colour and nothing after it: names, hexadecimal, and functions of plain numbers. */
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]{5,50}\))$/i;
const NIGHT = '#131214';

interface PageStyle {
  readonly css: string;
  /** As a source of a content security policy: this style and no other. */
  readonly source: string;
}

/** The page's whole style: full height, and the business's ground until its app has painted. */
export function pageStyle(business: PageDescription | null): PageStyle {
  const background = COLOR.test(business?.background ?? '') ? business?.background : 'white';
  const scheme = business?.colorScheme ?? 'light dark';
  const css = [
    `html,body{margin:0;height:100%;background:${scheme === 'dark' ? NIGHT : background};color-scheme:${scheme}}`,
    'body{height:100dvh;overflow:hidden}order-app{display:block;height:100%}',
    'noscript{position:fixed;inset:0;padding:24px;font:18px/1.5 system-ui,sans-serif}',
    scheme === 'light dark' &&
      `@media(prefers-color-scheme:dark){html,body{background:${NIGHT}}noscript{color:#f4f1f6}}`,
  ]
    .filter(Boolean)
    .join('');
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

/** JSON inside a script element: no text of a business can close it. */
const scriptJson = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

interface HostedPage {
  readonly referenceId: string;
  /** Null when nobody has this reference id: the app shows its error page. */
  readonly business: PageDescription | null;
  readonly css: string;
  readonly preload: readonly string[];
  /** The code of a coupon the link gives. */
  readonly coupon?: string | undefined;
}

/** The page that is nothing but one business's app, full screen. */
export function hostedView({ referenceId, business, css, preload, coupon }: HostedPage) {
  const title = business?.title ?? 'Page not found';
  return html`<!doctype html>
<html lang="${business?.locale ?? 'en'}" dir="${business?.dir ?? 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<script async src="/order-app.js"></script>
${preload.map((file) => html`<link rel="modulepreload" href="/${file}">\n`)}${business ? aboutBusiness(business) : html`<meta name="robots" content="noindex">`}
<style>${raw(css)}</style>
</head>
<body>
<order-app reference-id="${referenceId}" api-base="/api" url-mode="path" mode="fullscreen"${coupon ? html` coupon="${coupon}"` : ''}${business?.hasPixels ? html` consent="ask"` : ''}></order-app>
<noscript><p><bdi>${title}</bdi></p><p lang="en" dir="ltr">Ordering here needs JavaScript, which this browser does not run.${business?.phone ? html` Please call <a href="tel:${business.phone.replace(/[^\d+]/g, '')}">${business.phone}</a>.` : ''}</p></noscript>
</body>
</html>`;
}

const aboutBusiness = ({ title, description, themeColor, icon, structuredData }: PageDescription) => html`${
  description
    ? html`<meta name="description" content="${description}">
<meta property="og:description" content="${description}">
`
    : ''
}<meta property="og:title" content="${title}">
<meta name="theme-color" content="${themeColor}">
${icon ? html`<link rel="icon" type="image/webp" href="${icon}">` : html`<link rel="icon" href="data:,">`}
<script type="application/ld+json">${scriptJson(structuredData)}</script>`;
