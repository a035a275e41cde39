import { html } from 'hono/html';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { renderCoupons } from './console-coupons.ts';
import type { ConsoleBusiness, ConsoleOrder } from './console-model.ts';
import { renderOpinions } from './console-opinions.ts';
import { renderOrders } from './console-order-list.ts';
import type {
  ConsoleBanner,
  ConsoleCoupon,
  ConsolePayment,
  ConsoleTables,
  ConsoleView,
  ConsoleWallet,
  SentMessage,
} from './console-overviews.ts';
import { renderPayments } from './console-payments.ts';
import { renderPixels } from './console-pixels.ts';
import type { ConsoleReservations } from './console-reservation-model.ts';
import {
  type ReservationsView,
  renderDayFilter,
  renderReservations,
  reservationsHref,
} from './console-reservations.ts';
import { renderTables } from './console-tables.ts';
import { formatAge } from './console-text.ts';
import { renderWallet, renderWallets, type WalletPage } from './console-wallets.ts';

type Html = ReturnType<typeof html>;

const TABS = {
  orders: { title: 'Orders', href: '/console' },
  reservations: { title: 'Reservations', href: '/console/reservations' },
  tables: { title: 'Tables', href: '/console/tables' },
  coupons: { title: 'Coupons', href: '/console/coupons' },
  banners: { title: 'Banners', href: '/console/banners' },
  pixels: { title: 'Marketing', href: '/console/pixels' },
  opinions: { title: 'Feedback', href: '/console/feedback' },
  payments: { title: 'Payments', href: '/console/payments' },
  wallets: { title: 'Wallets', href: '/console/wallets' },
  codes: { title: 'Messages', href: '/console/codes' },
} as const;

interface Frame {
  readonly tab: keyof typeof TABS;
  /** A message about the previous request. */
  readonly notice: string | null;
  readonly main: Html;
}

const renderLink = (href: string, label: string, current: boolean) =>
  html`<a href="${href}"${current && html` aria-current="page"`}><bdi>${label}</bdi></a>`;

const renderFrame = ({ tab, notice, main }: Frame): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${TABS[tab].title} · Operator console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/console.css">
<script type="module" src="/console/console.js"></script>
</head>
<body>
<header class="top">
<h1>Operator console</h1>
<nav aria-label="Console">${Object.entries(TABS).map(([name, { title, href }]) => renderLink(href, title, name === tab))}</nav>
</header>
<main>
<p class="notice" id="notice" role="alert">${notice}</p>
${main}
</main>
</body>
</html>`;

/** The URL path of the orders of one business, or of all when `filter` is null. */
export const ordersHref = (filter: string | null, path = '/console'): string =>
  filter === null ? path : `${path}?business=${encodeURIComponent(filter)}`;

const renderBusinessFilter = (
  businesses: readonly ConsoleBusiness[],
  filter: string | null,
  hrefOf: (filter: string | null) => string,
): Html =>
  html`<nav class="filter" aria-label="Business">${renderLink(hrefOf(null), 'All businesses', filter === null)}${businesses.map(
    ({ referenceId, response: { restaurant } }) =>
      renderLink(
        hrefOf(referenceId),
        pickTranslation(restaurant.business_name, restaurant.locales),
        filter === referenceId,
      ),
  )}</nav>`;

interface OrdersPage {
  readonly businesses: readonly ConsoleBusiness[];
  readonly orders: readonly ConsoleOrder[];
  readonly filter: string | null;
  readonly notice: string | null;
  /** Epoch ms. */
  readonly now: number;
}

/** The orders tab: a business filter and the list, which refreshes itself. */
export const ordersPage = ({ businesses, orders, filter, notice, now }: OrdersPage): Html =>
  renderFrame({
    tab: 'orders',
    notice,
    main: html`${renderBusinessFilter(businesses, filter, ordersHref)}
<p id="announcement" class="hidden" role="status"></p>
<section id="orders" aria-label="Orders" data-source="${ordersHref(filter, '/console/orders')}">${renderOrders(orders, { filter, now })}</section>`,
  });

interface ReservationsPage {
  readonly businesses: readonly ConsoleBusiness[];
  readonly reservations: ConsoleReservations;
  readonly view: ReservationsView;
  /** YYYY-MM-DD, used when no day is selected. */
  readonly today: string;
  readonly notice: string | null;
}

const takesReservations = ({ response }: ConsoleBusiness): boolean =>
  response.restaurant.reservation?.enabled ?? false;

/** The reservations tab: the list of a day, which refreshes itself. */
export const reservationsPage = ({ businesses, reservations, view, today, notice }: ReservationsPage): Html =>
  renderFrame({
    tab: 'reservations',
    notice,
    main: html`${renderBusinessFilter(businesses.filter(takesReservations), view.filter, (filter) => reservationsHref({ ...view, filter }))}
${renderDayFilter(view, today)}
<p id="announcement" class="hidden" role="status"></p>
<section id="reservations" aria-label="Reservations" data-source="${reservationsHref(view, '/console/reservations/list')}">${renderReservations(reservations, view)}</section>`,
  });

const CHANNEL_TEXT: Readonly<Record<string, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };

const isOver = ({ expiresAt }: SentMessage, now: number): boolean =>
  !!expiresAt && expiresAt.getTime() <= now;

/** The messages tab: the developer inbox, which replaces real text messages. */
export const messagesPage = (messages: readonly SentMessage[], now: number): Html =>
  renderFrame({
    tab: 'codes',
    notice: null,
    main: messages.length
      ? html`<div class="wide"><table>
<thead><tr><th scope="col">Code or text</th><th scope="col">To</th><th scope="col">Channel</th><th scope="col">Business</th><th scope="col">Sent</th></tr></thead>
<tbody>${messages.map((message) => {
          const { code, text, recipient, channel, referenceId, sentAt } = message;
          const isExpired = isOver(message, now);
          return html`<tr${isExpired && html` class="expired"`}><td>${code ? html`<code>${code}</code>` : html`<bdi>${text}</bdi>`}</td><td><bdi dir="ltr">${recipient}</bdi></td><td>${CHANNEL_TEXT[channel] ?? channel}</td><td>${referenceId}</td>
<td><time datetime="${sentAt.toISOString()}">${formatAge(sentAt.getTime(), now)}</time>${isExpired && ', expired'}</td></tr>`;
        })}</tbody>
</table></div>`
      : html`<p class="empty"><strong>No messages yet</strong><br>One-time codes and reminders appear here instead of being sent to phones.</p>`,
  });

const datesText = ({ from, to }: ConsoleBanner['banner']): string =>
  from || to ? `${from ?? ''} – ${to ?? ''}` : 'Always';

/** The banners tab: views per banner. */
export const bannersPage = (banners: readonly ConsoleBanner[]): Html =>
  renderFrame({
    tab: 'banners',
    notice: null,
    main: banners.length
      ? html`<div class="wide"><table>
<caption>Views of each banner, counted once per visit</caption>
<thead><tr><th scope="col">Banner</th><th scope="col">Business</th><th scope="col">Scheduled</th><th scope="col" class="number">Today</th><th scope="col" class="number">7 days</th><th scope="col" class="number">30 days</th></tr></thead>
<tbody>${banners.map(({ business: { referenceId, response }, banner, today, week, month }) => {
          const { locales, business_name } = response.restaurant;
          return html`<tr><td><bdi>${pickTranslation(banner.title, locales) || banner.id}</bdi></td><td><bdi>${pickTranslation(business_name, locales) || referenceId}</bdi></td><td>${datesText(banner)}</td>
${[today, week, month].map((count) => html`<td class="number">${count}</td>`)}</tr>`;
        })}</tbody>
</table></div>`
      : html`<p class="empty"><strong>No banners yet</strong><br>Banners from the business files appear here, with their number of views.</p>`,
  });

/** The tables tab: QR codes to print. */
export const tablesPage = (tables: readonly ConsoleTables[]): Html =>
  renderFrame({ tab: 'tables', notice: null, main: renderTables(tables) });

/** The coupons tab: uses per coupon. */
export const couponsPage = (coupons: readonly ConsoleCoupon[]): Html =>
  renderFrame({ tab: 'coupons', notice: null, main: renderCoupons(coupons) });

/** The feedback tab: ratings and answers to feedback forms. */
export const opinionsPage = (
  { reviews, feedback }: Awaited<ReturnType<ConsoleView['opinions']>>,
  now: number,
): Html => renderFrame({ tab: 'opinions', notice: null, main: renderOpinions(reviews, feedback, now) });

/** The payments tab: online payments. */
export const paymentsPage = (payments: readonly ConsolePayment[], now: number): Html =>
  renderFrame({ tab: 'payments', notice: null, main: renderPayments(payments, now) });

/** The wallets tab: balances of customers. */
export const walletsPage = (wallets: readonly ConsoleWallet[]): Html =>
  renderFrame({ tab: 'wallets', notice: null, main: renderWallets(wallets) });

/** One customer's wallet. `notice` says why giving credit failed. */
export const walletPage = (page: WalletPage, notice: string | null): Html =>
  renderFrame({ tab: 'wallets', notice, main: renderWallet(page) });

/** The marketing tab: the queue of server-side events. */
export const pixelsPage = (
  { integrations, events }: Awaited<ReturnType<ConsoleView['pixels']>>,
  now: number,
): Html => renderFrame({ tab: 'pixels', notice: null, main: renderPixels(integrations, events, now) });
