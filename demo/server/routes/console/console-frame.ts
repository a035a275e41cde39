import { html } from 'hono/html';
import { hasPermissionAnywhere } from '../../services/operators/operator-access.ts';
import { type ConsoleSession, createFormToken } from '../../services/operators/operator-sessions.ts';
import type { Permission } from '../../services/operators/permissions.ts';
import type { ListPage } from '../../services/shared/list-page.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleBusiness } from './console-model.ts';

export type Html = ReturnType<typeof html>;

interface Tab {
  readonly title: string;
  readonly href: string;
  /** The permission that an operator needs to see the tab. Null if all operators see it. */
  readonly permission: Permission | null;
}

const TABS = {
  orders: { title: 'Orders', href: '/console', permission: 'orders' },
  rush: { title: 'Rush', href: '/console/rush', permission: 'orders' },
  reservations: { title: 'Reservations', href: '/console/reservations', permission: 'reservations' },
  outsideHours: { title: 'Outside hours', href: '/console/outside-hours', permission: 'orders' },
  tables: { title: 'Tables', href: '/console/tables', permission: 'tables' },
  coupons: { title: 'Coupons', href: '/console/coupons', permission: 'coupons' },
  banners: { title: 'Banners', href: '/console/banners', permission: 'marketing' },
  pixels: { title: 'Marketing', href: '/console/pixels', permission: 'marketing' },
  feedback: { title: 'Feedback', href: '/console/feedback', permission: 'feedback' },
  payments: { title: 'Payments', href: '/console/payments', permission: 'payments' },
  wallets: { title: 'Wallets', href: '/console/wallets', permission: 'wallets' },
  codes: { title: 'Messages', href: '/console/codes', permission: 'messages' },
  businesses: { title: 'Businesses', href: '/console/businesses', permission: null },
  operators: { title: 'Operators', href: '/console/operators', permission: 'operators' },
  audit: { title: 'Audit log', href: '/console/audit', permission: 'audit' },
} as const satisfies Record<string, Tab>;

export type TabName = keyof typeof TABS;

/** Maximum number of businesses shown as links. If there are more, the operator chooses one on a page with a search. */
const MAX_BUSINESS_LINKS = 8;

/** The content of a console page, without its frame. */
export interface ConsolePage {
  readonly tab: TabName | 'account';
  /** A message about the previous request. */
  readonly notice: string | null;
  readonly main: Html;
}

/** The operator's session and the features of the server. */
interface FrameContext {
  readonly session: ConsoleSession;
  /** Whether messages go to the developer inbox, which only a sandbox has. */
  readonly hasInbox: boolean;
  /** Number of bookings that no longer fit the hours. Null if they are not counted. */
  readonly bookingsOutsideHoursCount: number | null;
}

const renderLink = (href: string, label: string, isCurrent: boolean): Html =>
  html`<a href="${href}"${isCurrent && html` aria-current="page"`}><bdi>${label}</bdi></a>`;

/** The hidden field that every form of a session contains. */
export const renderFormToken = (token: string): Html =>
  html`<input type="hidden" name="csrf" value="${createFormToken(token)}">`;

interface ConsoleDocument {
  readonly title: string;
  readonly header: Html | string;
  readonly notice: string | null;
  readonly main: Html;
}

/** Renders the HTML document of a console page. Pages for operators without a session have no tabs in the header. */
export const renderDocument = ({ title, header, notice, main }: ConsoleDocument): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Operator console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/console.css">
<script type="module" src="/console/console.js"></script>
</head>
<body>
<header class="top">
<h1>Operator console</h1>
${header}
</header>
<main>
<p class="notice" id="notice" role="alert">${notice}</p>
${main}
</main>
</body>
</html>`;

/** The tabs that an operator sees, and the link to the operator's own page. */
function renderHeader(
  currentTab: ConsolePage['tab'],
  { session, hasInbox, bookingsOutsideHoursCount }: FrameContext,
): Html {
  const tabs = Object.entries<Tab>(TABS).filter(
    ([name, { permission }]) =>
      (permission === null || hasPermissionAnywhere(session, permission)) &&
      (name !== 'codes' || hasInbox) &&
      (name !== 'businesses' || session.operator.isPlatform || session.roles.length > MAX_BUSINESS_LINKS),
  );
  return html`<div class="who"><a class="who-name" href="/console/account"${currentTab === 'account' && html` aria-current="page"`}><bdi>${session.operator.name}</bdi></a>
<form method="post" action="/console/account/sign-out">${renderFormToken(session.token)}<button>Sign out</button></form></div>
<nav aria-label="Console">${tabs.map(([name, { title, href }]) => renderLink(href, name === 'outsideHours' && bookingsOutsideHoursCount ? `${title} (${bookingsOutsideHoursCount})` : title, name === currentTab))}</nav>`;
}

/** Renders a page with the tabs that its operator may see. */
export const renderConsole = ({ tab, notice, main }: ConsolePage, context: FrameContext): Html =>
  renderDocument({
    title: tab === 'account' ? 'Your account' : TABS[tab].title,
    header: renderHeader(tab, context),
    notice,
    main,
  });

/** The businesses offered as filters above a list. */
export interface BusinessChoices {
  /** The first businesses, and the selected business. */
  readonly businesses: readonly ConsoleBusiness[];
  /** Number of businesses that the operator may choose. */
  readonly total: number;
}

/** The name of a business in its first language. */
export const getBusinessName = ({ referenceId, response: { restaurant } }: ConsoleBusiness): string =>
  pickTranslation(restaurant.business_name, restaurant.locales) || referenceId;

/** Renders the links that filter a list by business. Nothing for the operator of a single business. */
export function renderBusinessFilter(
  { businesses, total }: BusinessChoices,
  filter: string | null,
  buildHref: (filter: string | null) => string,
): Html | string {
  if (total < 2) return '';
  const listedBusinesses =
    total <= MAX_BUSINESS_LINKS ? businesses : businesses.filter(({ referenceId }) => referenceId === filter);
  return html`<nav class="filter" aria-label="Business">${renderLink(buildHref(null), 'All businesses', filter === null)}${listedBusinesses.map(
    (business) =>
      renderLink(buildHref(business.referenceId), getBusinessName(business), filter === business.referenceId),
  )}${total > MAX_BUSINESS_LINKS && renderLink('/console/businesses', 'Choose a business', false)}</nav>`;
}

interface PageLinks {
  /** Starts at 0. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly buildPageHref: (page: number) => string;
}

/** Renders the links to the previous and the next page. Nothing when there is only one page. */
export const renderPageLinks = ({ page, hasMore, buildPageHref }: PageLinks): Html | string =>
  page > 0 || hasMore
    ? html`<nav class="pages" aria-label="Pages">${page > 0 && renderLink(buildPageHref(page - 1), 'Previous page', false)}<span>Page ${page + 1}</span>${hasMore && renderLink(buildPageHref(page + 1), 'Next page', false)}</nav>`
    : '';

/** The part of a list to display. */
export interface ListView extends ListPage {
  /** Reference id of the selected business. Null for all businesses. */
  readonly filter: string | null;
}

/** The hidden fields with which a form returns to the same part of a list. */
export const renderViewFields = ({ filter, search, page }: ListView): Html =>
  html`${filter !== null && html`<input type="hidden" name="business" value="${filter}">`}${search && html`<input type="hidden" name="q" value="${search}">`}${page > 0 && html`<input type="hidden" name="page" value="${page}">`}`;

interface ListSearch {
  /** Path of the list. */
  readonly path: string;
  /** Names the searched fields, such as `Order number, name or phone`. */
  readonly label: string;
  readonly view: ListView;
  /** Label and path of the link that ends the search. */
  readonly clearSearchLink: readonly [label: string, href: string];
}

/** Renders the field that searches a list. */
export const renderSearch = ({
  path,
  label,
  view: { filter, search },
  clearSearchLink: [allLabel, allHref],
}: ListSearch): Html =>
  html`<form class="search" method="get" action="${path}" role="search">
${filter !== null && html`<input type="hidden" name="business" value="${filter}">`}
<label><span class="hidden">${label}</span><input type="search" name="q" value="${search}" maxlength="100" placeholder="${label}"></label> <button>Search</button>
${search && html`<a class="search-all" href="${allHref}">${allLabel}</a>`}
</form>`;

/** Renders the message of a list in which nothing matches the search. */
export const renderNoMatches = (search: string): Html =>
  html`<p class="empty"><strong>Nothing found</strong><br>Nothing matches “<bdi>${search}</bdi>”.</p>`;
