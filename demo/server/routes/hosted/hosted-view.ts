import { html, raw } from 'hono/html';
import type { PageDescription } from './describe-page.ts';
import { renderHead } from './page-head.ts';
import type { InterfaceText } from './page-language.ts';
import type { WidgetBuild } from './widget-build.ts';

interface HostedPage {
  readonly referenceId: string;
  /** Null for an unknown reference id: the app shows its error page. */
  readonly page: PageDescription | null;
  readonly interfaceText: InterfaceText;
  readonly css: string;
  readonly build: WidgetBuild;
  /** The response of the restaurant call as JSON text of `{ status, body }`. It saves the app a request. */
  readonly firstData: string;
  /** Returns the URL of an icon. Null when there are no icons. */
  readonly getIconPath: ((name: 'favicon.png' | 'apple-touch.png') => string) | null;
  /** The coupon code in the link. */
  readonly coupon?: string | undefined;
  /** The table in the link, by id or name, and the id of its branch. */
  readonly table?: string | undefined;
  readonly branch?: string | undefined;
}

/** Escapes JSON for a script element, so that no text of a business can close the element. */
const escapeScriptJson = (json: string) => raw(json.replaceAll('<', '\\u003c'));

const renderNoScript = ({ page, interfaceText }: HostedPage, title: string) =>
  html`<noscript><p><bdi>${title}</bdi></p><p>${interfaceText.needsScript}${
    page?.phone
      ? html` ${interfaceText.call}: <a href="tel:${page.phone.replace(/[^\d+]/g, '')}"><bdi dir="ltr">${page.phone}</bdi></a>`
      : ''
  }</p></noscript>`;

/** Renders the page that shows only the app of one business, in full screen. */
export function renderHostedPage(hosted: HostedPage) {
  const { referenceId, page, css, build, firstData } = hosted;
  const name = page?.title ?? 'Page not found';
  const status = page?.status ?? 404;
  // The title of an error page is the product and the status (spec, section 2).
  const title = status === 200 ? name : `Order App ${status}`;
  const { coupon, branch, table } = hosted;
  const attributes = { locale: page?.requestedLocale, coupon, branch, table };
  // The data comes before the element, because the app may start as soon as the element exists.
  return html`<!doctype html>
<html lang="${page?.locale ?? 'en'}" dir="${page?.dir ?? 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<script async src="${build.loader}"></script>
${build.preload.map((file) => html`<link rel="modulepreload" href="/${file}">\n`)}${renderHead(hosted)}
<style>${raw(css)}</style>
</head>
<body data-order-app="hosted">
<script type="application/json" id="order-app:${referenceId}">${escapeScriptJson(firstData)}</script>
<order-app reference-id="${referenceId}" api-base="/api" url-mode="path" mode="fullscreen"${Object.entries(
    attributes,
  ).map(([name, value]) =>
    value ? html` ${name}="${value}"` : '',
  )}${page?.hasPixels ? html` consent="ask"` : ''}></order-app>
${renderNoScript(hosted, name)}
${page?.structuredData ? html`<script type="application/ld+json">${escapeScriptJson(JSON.stringify(page.structuredData))}</script>` : ''}
${page?.status === 200 && build.hosted ? html`<script type="module" async fetchpriority="low" src="/${build.hosted}"></script>` : ''}
</body>
</html>`;
}
