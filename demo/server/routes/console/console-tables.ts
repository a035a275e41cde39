import { html } from 'hono/html';
import { say } from '../../services/shared/pick-translation.ts';
import type { ConsoleTables } from './console-model.ts';
import { tableWord } from './console-words.ts';

/** Where the cards of a branch are printed from. */
const cardsHref = (branchId: string): string =>
  `/console/tables/cards?branch=${encodeURIComponent(branchId)}`;

function branchView({ business, branch, tables, isOrdered }: ConsoleTables) {
  const { referenceId, response } = business;
  const { locales, business_name } = response.restaurant;
  const name = say(branch.name, locales);
  return html`<section class="tables" aria-labelledby="of-${branch.id}">
<header><h2 id="of-${branch.id}"><bdi>${say(business_name, locales) || referenceId}</bdi>, <bdi>${name}</bdi></h2>
<a class="button" href="${cardsHref(branch.id)}">Print ${tables.length} cards</a></header>
${!isOrdered && html`<p class="soft">Orders at the table are taken by the staff: the codes show the menu.</p>`}
<ul>${tables.map(
    ({ name: table, path, seats }) =>
      html`<li><a href="${path}"><bdi>${tableWord(business, table)}</bdi></a>${seats && html` <span class="soft">${seats} ${seats === 1 ? 'seat' : 'seats'}</span>`}</li>`,
  )}</ul>
</section>`;
}

/** The tables that orders come from, branch by branch; each leads where its code does. */
export const tableList = (branches: readonly ConsoleTables[]) =>
  branches.length
    ? html`${branches.map(branchView)}`
    : html`<p class="empty"><strong>No tables yet</strong><br>The tables of a business's file appear here, with codes to print.</p>`;
