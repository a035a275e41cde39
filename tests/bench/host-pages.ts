import { CARD_STYLE } from './first/card-style.ts';
import { type BenchItem, createItems } from './small-business.ts';

const PAGE_STYLE = 'body{font:14px/1.45 system-ui;margin:0;padding:16px}';

const startOfPage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Menu</title>`;

const renderCard = ({ name, description, price }: BenchItem): string =>
  `<article><h3>${name}</h3><p>${description}</p><b>${price.toFixed(2)} €</b></article>`;

/** The page a developer would write by hand: one document with an inline style sheet and no script. */
export const renderStaticPage = (count: number): string => `${startOfPage}
<style>${PAGE_STYLE}${CARD_STYLE}</style>
<h1>Menu</h1><main>${createItems(count).map(renderCard).join('')}</main></html>`;

/** A host page with the custom element of `first/preact-menu.ts`, which fetches the menu from the backend. */
export const renderPreactPage = (origin: string, referenceId: string): string => `${startOfPage}
<style>${PAGE_STYLE}</style>
<script async src="/preact-menu.js"></script>
<h1>Menu</h1><preact-menu url="${origin}/api/webapp/v5/menu/${referenceId}~main"></preact-menu></html>`;

/** The longer snippet of `docs/guide.md`: the browser requests the loader and the first screen at once. */
const renderPreloadLinks = (
  origin: string,
  referenceId: string,
): string => `<link rel="preconnect" href="${origin}" crossorigin>
<link rel="preload" as="script" href="${origin}/order-app.js">
<link rel="preload" as="fetch" crossorigin href="${origin}/api/webapp/v5/first-screen/${referenceId}?path=car_pickup">
`;

/** A host page with only the element, loaded by the short or the longer snippet. */
export const renderEmbeddingPage = (
  origin: string,
  referenceId: string,
  snippet: 'short' | 'longer' = 'short',
): string => `${startOfPage}
${snippet === 'longer' ? renderPreloadLinks(origin, referenceId) : ''}<script async src="${origin}/order-app.js"></script>
<body style="margin:0"><order-app reference-id="${referenceId}" path="car_pickup"></order-app></body></html>`;
