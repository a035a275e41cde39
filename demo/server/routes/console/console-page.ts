import { html } from 'hono/html';
import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { renderExportForm, renderExportHint } from '../accounting/export-form.ts';
import type { ExportableBusiness } from '../accounting/export-model.ts';
import { type ConsoleCoupon, renderCoupons } from './console-coupons.ts';
import { type ConsoleFeedback, type ConsoleReview, renderReviewsAndFeedback } from './console-feedback.ts';
import {
  type BusinessChoices,
  type ConsolePage,
  type ListView,
  renderBusinessFilter,
  renderPageLinks,
  renderSearch,
} from './console-frame.ts';
import type { ConsoleBusiness, ConsoleOrder } from './console-model.ts';
import { renderOrders } from './console-order-list.ts';
import { type ConsolePayment, renderPayments } from './console-payments.ts';
import {
  type ConsoleIntegration,
  type ConsolePixelEvent,
  type ConsoleVisits,
  renderPixels,
  renderVisits,
} from './console-pixels.ts';
import type { ConsoleReservations } from './console-reservation-model.ts';
import {
  buildReservationsHref,
  type ReservationsView,
  renderDayFilter,
  renderReservations,
} from './console-reservations.ts';
import { type ConsoleBranchTables, renderTables } from './console-tables.ts';
import { formatAge } from './console-text.ts';
import { type ConsoleWallet, renderWallet, renderWallets, type WalletPage } from './console-wallets.ts';

/** Selects the rows of a list: a business (null for all), a search text, and a page number that starts at 0. */
type ListSelection = Pick<ListView, 'filter'> & Partial<ListView>;

/** The URL path and query of a list in the console. Without `path`, it is the list of orders. */
export function buildListHref({ filter, search, page }: ListSelection, path = '/console'): string {
  const query = new URLSearchParams({
    ...(filter !== null && { business: filter }),
    ...(search && { q: search }),
    ...(page && { page: String(page) }),
  });
  return query.size ? `${path}?${query}` : path;
}

interface OrdersPage {
  readonly choices: BusinessChoices;
  readonly orders: readonly ConsoleOrder[];
  readonly hasMore: boolean;
  readonly view: ListView;
  readonly notice: string | null;
  /** The session's token, for the forms. */
  readonly token: string;
  /** Epoch ms. */
  readonly now: number;
}

const ORDER_SEARCH = {
  path: '/console',
  label: 'Order number, name or phone',
} as const;

/** The orders tab: a business filter, a search and the list, which refreshes itself. */
export const renderOrdersPage = ({
  choices,
  orders,
  hasMore,
  view,
  notice,
  token,
  now,
}: OrdersPage): ConsolePage => ({
  tab: 'orders',
  notice,
  main: html`${renderBusinessFilter(choices, view.filter, (filter) => buildListHref({ filter }))}
${renderSearch({ ...ORDER_SEARCH, view, clearSearchLink: ['Show all orders', buildListHref({ filter: view.filter })] })}
<p id="announcement" class="hidden" role="status"></p>
<section id="orders" aria-label="Orders" data-page="${buildListHref(view)}" data-source="${buildListHref(view, '/console/orders')}">${renderOrders(orders, { ...view, token, now })}</section>
${renderPageLinks({ page: view.page, hasMore, buildPageHref: (page) => buildListHref({ ...view, page }) })}`,
});

const RESERVATION_SEARCH = {
  path: '/console/reservations',
  label: 'Reservation number, name or phone',
} as const;

interface ReservationsPage {
  readonly choices: BusinessChoices;
  readonly reservations: ConsoleReservations;
  readonly view: ReservationsView;
  readonly notice: string | null;
}

/** The reservations tab: the list of a day or of search results, which refreshes itself. */
export const renderReservationsPage = ({
  choices,
  reservations,
  view,
  notice,
}: ReservationsPage): ConsolePage => ({
  tab: 'reservations',
  notice,
  main: html`${renderBusinessFilter(choices, view.filter, (filter) => buildReservationsHref({ filter, day: view.day }))}
${renderSearch({ ...RESERVATION_SEARCH, view, clearSearchLink: ['Show all reservations of a day', buildReservationsHref({ filter: view.filter, day: view.day })] })}
${!view.search && renderDayFilter(view, reservations.today)}
<p id="announcement" class="hidden" role="status"></p>
<section id="reservations" aria-label="Reservations" data-page="${buildReservationsHref(view)}" data-source="${buildReservationsHref(view, '/console/reservations/list')}">${renderReservations(reservations, view)}</section>
${renderPageLinks({ page: view.page, hasMore: reservations.hasMore, buildPageHref: (page) => buildReservationsHref({ ...view, page }) })}`,
});

const CHANNEL_TEXT: Readonly<Record<string, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };

/** A message in the developer inbox. A production server would send it to a phone: a one-time code or a text. */
export interface InboxMessage {
  readonly referenceId: string;
  readonly recipient: string;
  /** The channel that would deliver the message: `sms` or `whatsapp`. */
  readonly channel: string;
  readonly code: string | null;
  readonly text: string | null;
  readonly sentAt: Date;
  /** When a code expires. Null for a text. */
  readonly expiresAt: Date | null;
}

const isCodeExpired = ({ expiresAt }: InboxMessage, now: number): boolean =>
  !!expiresAt && expiresAt.getTime() <= now;

/** The messages tab: the developer inbox, which replaces real text messages. */
export const renderMessagesPage = (messages: readonly InboxMessage[], now: number): ConsolePage => ({
  tab: 'codes',
  notice: null,
  main: messages.length
    ? html`<div class="wide"><table>
<thead><tr><th scope="col">Code or text</th><th scope="col">To</th><th scope="col">Channel</th><th scope="col">Business</th><th scope="col">Sent</th></tr></thead>
<tbody>${messages.map((message) => {
        const { code, text, recipient, channel, referenceId, sentAt } = message;
        const isExpired = isCodeExpired(message, now);
        return html`<tr${isExpired && html` class="expired"`}><td>${code ? html`<code>${code}</code>` : html`<bdi>${text}</bdi>`}</td><td><bdi dir="ltr">${recipient}</bdi></td><td>${CHANNEL_TEXT[channel] ?? channel}</td><td>${referenceId}</td>
<td><time datetime="${sentAt.toISOString()}">${formatAge(sentAt.getTime(), now)}</time>${isExpired && ', expired'}</td></tr>`;
      })}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No messages yet</strong><br>One-time codes and reminders appear here instead of being sent to phones.</p>`,
});

/** How often a banner was on screen. Days are those of the business's time zone. */
export interface ConsoleBanner {
  readonly business: ConsoleBusiness;
  readonly banner: {
    readonly id: string;
    readonly title?: LocalizedText | undefined;
    /** `YYYY-MM-DD` */
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
  readonly viewsToday: number;
  /** Views in the last 7 days and in the last 30 days. */
  readonly viewsInWeek: number;
  readonly viewsInMonth: number;
}

const formatDates = ({ from, to }: ConsoleBanner['banner']): string =>
  from || to ? `${from ?? ''} – ${to ?? ''}` : 'Always';

/** The banners tab: views per banner. */
export const renderBannersPage = (banners: readonly ConsoleBanner[]): ConsolePage => ({
  tab: 'banners',
  notice: null,
  main: banners.length
    ? html`<div class="wide"><table>
<caption>Views of each banner, counted once per visit</caption>
<thead><tr><th scope="col">Banner</th><th scope="col">Business</th><th scope="col">Scheduled</th><th scope="col" class="number">Today</th><th scope="col" class="number">7 days</th><th scope="col" class="number">30 days</th></tr></thead>
<tbody>${banners.map(
        ({ business: { referenceId, response }, banner, viewsToday, viewsInWeek, viewsInMonth }) => {
          const { locales, business_name } = response.restaurant;
          return html`<tr><td><bdi>${pickTranslation(banner.title, locales) || banner.id}</bdi></td><td><bdi>${pickTranslation(business_name, locales) || referenceId}</bdi></td><td>${formatDates(banner)}</td>
${[viewsToday, viewsInWeek, viewsInMonth].map((count) => html`<td class="number">${count}</td>`)}</tr>`;
        },
      )}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No banners yet</strong><br>Banners from the business files appear here, with their number of views.</p>`,
});

/** The tables tab: QR codes to print. */
export const renderTablesPage = (branches: readonly ConsoleBranchTables[]): ConsolePage => ({
  tab: 'tables',
  notice: null,
  main: renderTables(branches),
});

/** The coupons tab: uses per coupon. */
export const renderCouponsPage = (coupons: readonly ConsoleCoupon[]): ConsolePage => ({
  tab: 'coupons',
  notice: null,
  main: renderCoupons(coupons),
});

/** The feedback tab: ratings and answers to feedback forms. */
export const renderFeedbackPage = (
  { reviews, feedback }: { reviews: readonly ConsoleReview[]; feedback: readonly ConsoleFeedback[] },
  now: number,
): ConsolePage => ({ tab: 'feedback', notice: null, main: renderReviewsAndFeedback(reviews, feedback, now) });

/** The payments tab: the export of orders, and online payments. */
export const renderPaymentsPage = (
  payments: readonly ConsolePayment[],
  exportableBusiness: ExportableBusiness | null,
  now: number,
): ConsolePage => ({
  tab: 'payments',
  notice: null,
  main: html`${exportableBusiness ? renderExportForm(exportableBusiness, now) : renderExportHint()}
${renderPayments(payments, now)}`,
});

/** The wallets tab: balances of customers. */
export const renderWalletsPage = (wallets: readonly ConsoleWallet[]): ConsolePage => ({
  tab: 'wallets',
  notice: null,
  main: renderWallets(wallets),
});

/** One customer's wallet. `notice` says why the credit was refused. Null without a refusal. */
export const renderWalletPage = (page: WalletPage, notice: string | null): ConsolePage => ({
  tab: 'wallets',
  notice,
  main: renderWallet(page),
});

/** The marketing tab: visits and the queue of server-side events. */
export const renderPixelsPage = (
  visits: readonly ConsoleVisits[],
  {
    integrations,
    events,
  }: { integrations: readonly ConsoleIntegration[]; events: readonly ConsolePixelEvent[] },
  now: number,
): ConsolePage => ({
  tab: 'pixels',
  notice: null,
  main: html`${renderVisits(visits)}${renderPixels(integrations, events, now)}`,
});
