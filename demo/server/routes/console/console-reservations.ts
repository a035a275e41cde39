import { html } from 'hono/html';
import { type RequestStatus, requestStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { renderAnswers } from './console-opinions.ts';
import {
  answersOf,
  type ConsoleReservation,
  type ConsoleReservations,
  reservedThingOf,
} from './console-reservation-model.ts';
import { formatAge, formatClock, tableText } from './console-text.ts';

const STATUS: Readonly<Record<RequestStatus, string>> = {
  0: 'Pending',
  1: 'Accepted',
  2: 'Rejected',
  3: 'Completed',
};
const MOVE: Readonly<Record<RequestStatus, string>> = { 0: '', 1: 'Accept', 2: 'Reject', 3: 'Complete' };

/** What the list is of, which a move leads back to. */
export interface ReservationsFilter {
  readonly filter: string | null;
  /** YYYY-MM-DD; null: today. */
  readonly day: string | null;
  /** Epoch ms. */
  readonly now: number;
}

/** The address of the reservations of a day. */
export function reservationsHref(
  { filter, day }: Pick<ReservationsFilter, 'filter' | 'day'>,
  path = '/console/reservations',
): string {
  const query = new URLSearchParams({ ...(filter && { business: filter }), ...(day && { day }) });
  return query.size ? `${path}?${query}` : path;
}

const statusOf = ({ row }: ConsoleReservation): RequestStatus => row.status as RequestStatus;

const statusText = (reservation: ConsoleReservation): string =>
  reservation.row.endedBy === 'customer' ? 'Cancelled by the customer' : STATUS[statusOf(reservation)];

const renderTime = (at: Date, timeZone: string, now: number) =>
  html`<time datetime="${at.toISOString()}">${formatClock(at, timeZone, now)}</time>`;

/** What was reserved: the table with its area, or the service with who gives it. */
function renderReserved(reservation: ConsoleReservation) {
  const { business } = reservation;
  const { locales } = business.response.restaurant;
  const { table, service, staff } = reservedThingOf(reservation);
  const area = pickTranslation(table?.area?.name, locales);
  return html`${table && html`<strong class="table"><bdi>${tableText(business, table.name)}</bdi></strong>${area && html` <bdi class="soft">${area}</bdi>`}`}${
    service && html`<strong><bdi>${pickTranslation(service.name, locales)}</bdi></strong>`
  }${staff && html` with <bdi>${pickTranslation(staff.name, locales)}</bdi>`}`;
}

function renderCustomer({ customerName, dialCode, phone }: ConsoleReservation['row']) {
  if (!phone) return html`<p class="soft">Its customer deleted the account</p>`;
  const whole = `${dialCode} ${phone}`;
  return html`<p><bdi>${customerName}</bdi> <a href="tel:${whole.replace(/[^\d+]/g, '')}" dir="ltr">${whole}</a></p>`;
}

const renderMoveForm = (id: string, to: RequestStatus, { filter, day }: ReservationsFilter) =>
  html`<form method="post" action="/console/reservations/${id}/move">
<input type="hidden" name="to" value="${to}"><input type="hidden" name="business" value="${filter ?? ''}"><input type="hidden" name="day" value="${day ?? ''}">
<button id="move-${id}-${to}" class="${to === requestStatus.rejected ? 'refuse' : 'main'}">${MOVE[to]}</button>
</form>`;

/** A reservation with all its staff needs. `data-version` changes whenever more of it than its age does. */
function renderReservation(reservation: ConsoleReservation, shown: ReservationsFilter) {
  const { row, business, next, order } = reservation;
  const { locales, timezone, business_name } = business.response.restaurant;
  const { branch } = reservedThingOf(reservation);
  const version = [row.status, row.changedAt?.getTime() ?? '', order?.number ?? ''].join('-');
  return html`<article class="order request-${row.status}" id="reservation-${row.id}" data-version="${version}" data-number="${row.number}" aria-labelledby="number-${row.id}">
<header>
<h2 id="number-${row.id}" tabindex="-1">${row.number}</h2>
<span class="badge">${statusText(reservation)}</span>
<span class="age soft" data-age>${formatAge(row.placedAt.getTime(), shown.now)}</span>
</header>
<p><strong>${renderTime(row.startsAt, timezone, shown.now)} to ${renderTime(row.endsAt, timezone, row.startsAt.getTime())}</strong>, ${row.guests} ${row.guests === 1 ? 'person' : 'people'}</p>
<p>${renderReserved(reservation)}</p>
<p class="soft"><bdi>${pickTranslation(business_name, locales)}</bdi>, <bdi>${pickTranslation(branch.name, locales)}</bdi></p>
${renderCustomer(row)}
${row.note && html`<p class="said">“<bdi>${row.note}</bdi>”</p>`}
${renderAnswers(answersOf(reservation), locales)}
${order && html`<p>Ordered with it: <a href="/console#number-${order.id}">${order.number}</a></p>`}
${row.changedAt && html`<p class="soft">Changed by its customer ${formatAge(row.changedAt.getTime(), shown.now)}</p>`}
${next.length > 0 && html`<div class="moves">${next.map((to) => renderMoveForm(row.id, to, shown))}</div>`}
</article>`;
}

/** The day's reservations in the order they begin, after those of other days that wait for an answer. */
export const renderReservations = ({ ofDay, waiting }: ConsoleReservations, shown: ReservationsFilter) =>
  ofDay.length + waiting.length
    ? html`${[...waiting, ...ofDay].map((reservation) => renderReservation(reservation, shown))}`
    : html`<p class="empty" id="no-reservations"><strong>No reservations on this day</strong><br>They appear here as customers make them; those of other days that wait for an answer do too.</p>`;

/** Yesterday, the day itself to choose, and tomorrow. `today`: where no day is chosen. */
export const renderDayFilter = ({ filter, day }: ReservationsFilter, today: string) => {
  const shownDay = day ?? today;
  const to = (days: number) => reservationsHref({ filter, day: addDays(shownDay, days) });
  return html`<form class="day" method="get" action="/console/reservations">
<a href="${to(-1)}">Day before</a>
${filter && html`<input type="hidden" name="business" value="${filter}">`}
<label>Day <input type="date" name="day" value="${shownDay}"></label> <button>Show</button>
<a href="${to(1)}">Day after</a>
</form>`;
};
