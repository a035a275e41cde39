import { html } from 'hono/html';
import { type ConsolePage, getBusinessName, renderPageLinks } from './console-frame.ts';
import { buildListHref } from './console-page.ts';
import type { ConsoleView } from './console-services.ts';

interface BusinessesView {
  readonly search: string;
  /** Starts at 0. */
  readonly page: number;
}

const buildBusinessesHref = ({ search, page }: BusinessesView): string =>
  `/console/businesses?${new URLSearchParams({ ...(search && { q: search }), page: String(page) })}`;

const formatCount = (total: number): string => (total === 1 ? '1 business' : `${total} businesses`);

/** Renders the businesses tab: a search, and links to the orders, operators and theme previews of each business. */
export const renderBusinessesPage = (
  { businesses, total, hasMore }: Awaited<ReturnType<ConsoleView['listBusinesses']>>,
  view: BusinessesView,
  canManage: (referenceId: string) => boolean,
): ConsolePage => ({
  tab: 'businesses',
  notice: null,
  main: html`<form class="search" method="get" action="/console/businesses" role="search">
<label><span class="hidden">Name or id of a business</span><input type="search" name="q" value="${view.search}" maxlength="100" placeholder="Name or id of a business"></label> <button>Search</button>
</form>
<p class="soft" role="status">${view.search ? `${formatCount(total)} with “${view.search}”` : formatCount(total)}</p>
<ul class="rows">${businesses.map(
    (business) =>
      html`<li class="entry"><a class="row" href="${buildListHref({ filter: business.referenceId })}"><bdi>${getBusinessName(business)}</bdi> <code class="soft">${business.referenceId}</code></a>${canManage(business.referenceId) && html`<a class="row" href="${buildListHref({ filter: business.referenceId }, '/console/operators')}">Operators</a>`}${Object.keys(
        business.file.themes,
      ).map(
        (theme) =>
          html`<a class="row" href="/${business.referenceId}?theme_id=${theme}">Preview theme <bdi>${theme}</bdi></a>`,
      )}</li>`,
  )}</ul>
${renderPageLinks({ page: view.page, hasMore, buildPageHref: (page) => buildBusinessesHref({ ...view, page }) })}`,
});
