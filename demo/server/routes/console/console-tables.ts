import { html, raw } from 'hono/html';
import { encodeQR } from 'qr';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { directionOf } from '../hosted/page-language.ts';
import type { ConsoleTables } from './console-overviews.ts';
import { tableText } from './console-text.ts';

/** Where the cards of a branch are printed from. */
const cardsHref = (branchId: string): string =>
  `/console/tables/cards?branch=${encodeURIComponent(branchId)}`;

function renderBranch({ business, branch, tables, isOrdered }: ConsoleTables) {
  const { referenceId, response } = business;
  const { locales, business_name } = response.restaurant;
  const name = pickTranslation(branch.name, locales);
  return html`<section class="tables" aria-labelledby="of-${branch.id}">
<header><h2 id="of-${branch.id}"><bdi>${pickTranslation(business_name, locales) || referenceId}</bdi>, <bdi>${name}</bdi></h2>
<a class="button" href="${cardsHref(branch.id)}">Print ${tables.length} cards</a></header>
${!isOrdered && html`<p class="soft">Orders at the table are taken by the staff: the codes show the menu.</p>`}
<ul>${tables.map(
    ({ name: table, path, seats }) =>
      html`<li><a href="${path}"><bdi>${tableText(business, table)}</bdi></a>${seats && html` <span class="soft">${seats} ${seats === 1 ? 'seat' : 'seats'}</span>`}</li>`,
  )}</ul>
</section>`;
}

/** The tables that orders come from, branch by branch; each leads where its code does. */
export const renderTables = (branches: readonly ConsoleTables[]) =>
  branches.length
    ? html`${branches.map(renderBranch)}`
    : html`<p class="empty"><strong>No tables yet</strong><br>The tables of a business's file appear here, with codes to print.</p>`;

/** The margin that readers need around a code, in its own squares (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface CardsPage {
  readonly of: ConsoleTables;
  /** What the cards are written in. */
  readonly locale: string;
  /** What to do with the code, in that language. */
  readonly call: string;
  /** With the scheme, without a trailing slash: where customers reach the pages. */
  readonly origin: string;
}

/** A code that a phone reads off a table also when it is a little worn. */
const renderQrCode = (address: string) =>
  raw(encodeQR(address, 'svg', { ecc: 'medium', border: QUIET_ZONE }));

/** A page to print: one card for each table of a branch, with its name, its code, and where that leads. */
export const renderTableCards = ({ of, locale, call, origin }: CardsPage) => {
  const { business, branch, tables } = of;
  const { business_name, locales } = business.response.restaurant;
  const order = [locale, ...locales];
  const owner = pickTranslation(business_name, order);
  const place = pickTranslation(branch.name, order);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Cards · ${owner}, ${place}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/cards.css">
<script type="module" src="/console/cards.js"></script>
</head>
<body>
<header>
<a href="/console/tables">Tables</a>
<p>${tables.length} cards for <bdi>${owner}</bdi>, <bdi>${place}</bdi>. Each leads to ${new URL(origin).host}: print them from the address that customers reach.</p>
<button type="button" id="print">Print</button>
</header>
<main lang="${locale}" dir="${directionOf(locale)}">
${tables.map(
  ({ name, path }) => html`<article>
<p class="owner"><bdi>${owner}</bdi></p>
<h2><bdi>${tableText(business, name, order)}</bdi></h2>
<figure>${renderQrCode(origin + path)}<figcaption>${call}</figcaption></figure>
<p class="place"><bdi>${place}</bdi></p>
<p class="link"><a href="${origin + path}" dir="ltr">${(origin + path).replace(/^https?:\/\//, '')}</a></p>
</article>
`,
)}</main>
</body>
</html>`;
};
