import { html, raw } from 'hono/html';
import { buildTelUrl } from '../../../../src/domain/phone/tel-url.ts';
import type { FirstScreen } from '../../services/first-screen/first-screen-service.ts';
import type { PageDescription } from './describe-page.ts';
import { FIRST_SCREEN_SCRIPT } from './first-screen-script.ts';
import { renderHead } from './page-head.ts';
import type { InterfaceText } from './page-language.ts';
import type { WidgetBuild } from './widget-build.ts';

interface HostedPage {
  readonly referenceId: string;
  /** Null for an unknown reference id: the app shows its error page. */
  readonly page: PageDescription | null;
  readonly interfaceText: InterfaceText;
  readonly css: string;
  /** Origin of the business's own URL, for the canonical URLs of later screens. */
  readonly origin: string;
  /** The rendered first screen. If null, the page shows the skeleton. */
  readonly screen: FirstScreen | null;
  /** Whether the link leads to a category in the middle of the menu. Without the app, the menu starts at the top. */
  readonly needsAppToScroll: boolean;
  readonly build: WidgetBuild;
  /** The response of the restaurant call, as JSON text of `{ status, body }`. It saves the app a request. */
  readonly businessResponseText: string;
  /** Returns the URL of an icon. Null when there are no icons. */
  readonly getIconPath: ((name: 'favicon.png' | 'apple-touch.png') => string) | null;
  /** The URL to which the page reports the app's errors. */
  readonly errorEndpoint?: string | null;
  /** The theme that the page previews. */
  readonly themeId?: string | null | undefined;
  /** The name of a theme in the link that the business does not have. */
  readonly unknownTheme?: string | undefined;
  /** The coupon code in the link. */
  readonly coupon?: string | undefined;
  /** The table in the link, by id or name, and the id of its branch. */
  readonly table?: string | undefined;
  readonly branch?: string | undefined;
  /** The delivery address in the link: the id or name of an area, and coordinates or a street. */
  readonly area?: string | undefined;
  readonly address?: string | undefined;
}

/** Escapes JSON for a script element, so that a business's text cannot close the element. */
const escapeScriptJson = (json: string) => raw(json.replaceAll('<', '\\u003c'));

/** Renders the screen in a separate shadow root inside the element's shadow root. It needs no script. */
const renderScreen = ({ css, markup }: FirstScreen) =>
  html`<template shadowrootmode="open"><div class="first-screen" part="first-screen"><template shadowrootmode="open"><style>${raw(css)}</style>${raw(markup)}</template></div></template>`;

/**
 * Renders the message that the app needs scripts. It is a line below the first screen, if the page has one. The heading
 * links to the home page, which visitors can read without scripts.
 */
const renderNoScript = (hosted: HostedPage, title: string) => {
  const { page, interfaceText } = hosted;
  const homeHref = `/${hosted.referenceId}${page?.requestedLocale ? `?lang=${page.requestedLocale}` : ''}`;
  const heading = page ? html`<a href="${homeHref}"><bdi>${title}</bdi></a>` : html`<bdi>${title}</bdi>`;
  return html`<noscript${hosted.screen ? raw(' class="below"') : ''}><p>${heading}</p><p>${interfaceText.needsScript}${
    page?.phone
      ? html` ${interfaceText.call}: <a href="${buildTelUrl(page.phone)}"><bdi dir="ltr">${page.phone}</bdi></a>`
      : ''
  }</p></noscript>`;
};

/** Renders a page that contains only one business's app, in full screen. */
export function renderHostedPage(hosted: HostedPage) {
  const { referenceId, page, css, screen, build, businessResponseText } = hosted;
  const name = page?.title ?? 'Page not found';
  const status = page?.status ?? 404;
  const screenTitle = page?.titleKey ? `${hosted.interfaceText.titles[page.titleKey]} · ${name}` : name;
  // The title of an error page consists of the product and the status (spec, section 2).
  const title = status === 200 ? screenTitle : `Order App ${status}`;
  const { coupon, branch, table, area, address } = hosted;
  const attributes = {
    locale: page?.requestedLocale,
    'error-endpoint': hosted.errorEndpoint,
    'theme-id': hosted.themeId ?? hosted.unknownTheme,
    coupon,
    branch,
    table,
    area,
    address,
  };
  // The screen and the data precede the loader: the loader needs the data, and cannot take over a screen that is not
  // parsed yet.
  return html`<!doctype html>
<html lang="${page?.locale ?? 'en'}" dir="${page?.dir ?? 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="preload" as="script" href="${build.loader}">
${build.preload.map((file) => html`<link rel="modulepreload" href="/${file}">\n`)}${renderHead(hosted)}
<style>${raw(css)}</style>
</head>
<body data-order-app="hosted" data-origin="${hosted.origin}" data-status="${status}">
${html`<script data-reference-id="${referenceId}"${hosted.needsAppToScroll ? raw(' data-needs-app') : ''}>${raw(FIRST_SCREEN_SCRIPT)}</script>\n`}<order-app reference-id="${referenceId}" api-base="/api" url-mode="path" mode="fullscreen"${Object.entries(
    attributes,
  ).map(([name, value]) =>
    value ? html` ${name}="${value}"` : '',
  )}${page?.hasPixels ? html` consent="ask"` : ''}>${screen && renderScreen(screen)}</order-app>
<script type="application/json" id="order-app:${referenceId}">${escapeScriptJson(businessResponseText)}</script>
<script async src="${build.loader}"></script>
${renderNoScript(hosted, name)}
${page?.structuredData ? html`<script type="application/ld+json">${escapeScriptJson(JSON.stringify(page.structuredData))}</script>` : ''}
${build.hostedScript ? html`<script type="module" async fetchpriority="low" src="/${build.hostedScript}"></script>` : ''}
</body>
</html>`;
}
