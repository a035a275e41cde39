import { html, raw } from 'hono/html';
import { encodeQR } from 'qr';
import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { getTextDirection } from '../hosted/page-language.ts';
import type { ConsoleBusiness } from './console-model.ts';
import { formatTable } from './console-text.ts';

/** The tables of a branch, and the links in their QR codes. */
export interface ConsoleBranchTables {
  readonly business: ConsoleBusiness;
  readonly domains: readonly string[];
  readonly branch: { readonly id: string; readonly name: LocalizedText };
  /** Whether customers can order with their phones at the table. Otherwise the QR code only shows the menu. */
  readonly canOrderAtTable: boolean;
  readonly tables: readonly {
    readonly id: string;
    readonly name: LocalizedText;
    readonly seats?: number | undefined;
    /** Path and query of the link in the table's QR code. */
    readonly path: string;
  }[];
}

/** The URL path of a branch's table cards. */
const buildCardsHref = (branchId: string): string =>
  `/console/tables/cards?branch=${encodeURIComponent(branchId)}`;

const formatCardCount = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

function renderBranch({ business, branch, tables, canOrderAtTable }: ConsoleBranchTables) {
  const { referenceId, response } = business;
  const { locales, business_name } = response.restaurant;
  const name = pickTranslation(branch.name, locales);
  return html`<section class="tables" aria-labelledby="of-${branch.id}">
<header><h2 id="of-${branch.id}"><bdi>${pickTranslation(business_name, locales) || referenceId}</bdi>, <bdi>${name}</bdi></h2>
<a class="button" href="${buildCardsHref(branch.id)}">Print ${formatCardCount(tables.length)}</a></header>
${!canOrderAtTable && html`<p class="soft">Staff take the orders at the tables. The QR codes only show the menu.</p>`}
<ul>${tables.map(
    ({ name: tableName, path, seats }) =>
      html`<li><a href="${path}"><bdi>${formatTable(business, tableName)}</bdi></a>${seats && html` <span class="soft">${seats} ${seats === 1 ? 'seat' : 'seats'}</span>`}</li>`,
  )}</ul>
</section>`;
}

/** Renders the tables by branch. Each table has the link in its QR code. */
export const renderTables = (branches: readonly ConsoleBranchTables[]) =>
  branches.length
    ? html`${branches.map(renderBranch)}`
    : html`<p class="empty"><strong>No tables yet</strong><br>Tables from the business files appear here, with QR codes to print.</p>`;

/** The margin that scanners need around a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4;

export interface CardsPage {
  readonly branchTables: ConsoleBranchTables;
  /** The language in which the cards are printed. */
  readonly locale: string;
  /** Tells the customer what the code is for, in that language. */
  readonly instruction: string;
  /** Origin of the pages that customers open, with the scheme and without a trailing slash. */
  readonly origin: string;
}

/** A QR code. Medium error correction keeps a worn card readable. */
const renderQrCode = (address: string) =>
  raw(encodeQR(address, 'svg', { ecc: 'medium', border: QUIET_ZONE_MODULES }));

/** Renders a page to print: one card per table of a branch, with the table's name, its QR code and the link in it. */
export const renderTableCards = ({ branchTables, locale, instruction, origin }: CardsPage) => {
  const { business, branch, tables } = branchTables;
  const { business_name, locales } = business.response.restaurant;
  const preferredLocales = [locale, ...locales];
  const businessName = pickTranslation(business_name, preferredLocales);
  const branchName = pickTranslation(branch.name, preferredLocales);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Cards · ${businessName}, ${branchName}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/cards.css">
<script type="module" src="/console/cards.js"></script>
</head>
<body>
<header>
<a href="/console/tables">Tables</a>
<p>${formatCardCount(tables.length)} for <bdi>${businessName}</bdi>, <bdi>${branchName}</bdi>. ${tables.length === 1 ? 'Its link opens' : 'Their links open'} ${new URL(origin).host}. Print ${tables.length === 1 ? 'it' : 'them'} from the address that customers use.</p>
<button type="button" id="print">Print</button>
</header>
<main lang="${locale}" dir="${getTextDirection(locale)}">
${tables.map(
  ({ name, path }) => html`<article>
<p class="owner"><bdi>${businessName}</bdi></p>
<h2><bdi>${formatTable(business, name, preferredLocales)}</bdi></h2>
<figure>${renderQrCode(origin + path)}<figcaption>${instruction}</figcaption></figure>
<p class="place"><bdi>${branchName}</bdi></p>
<p class="link"><a href="${origin + path}" dir="ltr">${(origin + path).replace(/^https?:\/\//, '')}</a></p>
</article>
`,
)}</main>
</body>
</html>`;
};
