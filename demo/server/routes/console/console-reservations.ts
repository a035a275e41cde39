import { html } from 'hono/html';
import {
  isActive,
  type ReservationStatus,
  reservationStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { renderChangeForm } from './console-change-form.ts';
import { renderAnswers } from './console-feedback.ts';
import { type ListView, renderFormToken, renderNoMatches, renderViewFields } from './console-frame.ts';
import {
  type ConsoleReservation,
  type ConsoleReservations,
  getAnswers,
  getSnapshot,
  type RefusedChange,
} from './console-reservation-model.ts';
import { formatAge, formatClock, formatTable } from './console-text.ts';

const STATUS_TEXT: Readonly<Record<ReservationStatus, string>> = {
  0: 'Pending',
  1: 'Accepted',
  2: 'Rejected',
  3: 'Completed',
};
const MOVE_TEXT: Readonly<Record<ReservationStatus, string>> = {
  0: '',
  1: 'Accept',
  2: 'Reject',
  3: 'Complete',
};

/** The part of the list that is on screen, and data for all of its reservations. A status change returns to it. */
export interface ReservationsView extends ListView {
  /** YYYY-MM-DD, or null for today. */
  readonly day: string | null;
  /** The session's token, for the forms. */
  readonly token: string;
  /** Epoch ms. */
  readonly now: number;
  /** The change that the server just refused. The reservation's form shows it again. Null without a refusal. */
  readonly refusedChange: RefusedChange | null;
}

/** The URL path of a day's reservations, or of those that match a search. */
export function buildReservationsHref(
  { filter, day, search, page }: Pick<ReservationsView, 'filter' | 'day'> & Partial<ListView>,
  path = '/console/reservations',
): string {
  const query = new URLSearchParams({
    ...(filter && { business: filter }),
    ...(day && { day }),
    ...(search && { q: search }),
    ...(page && { page: String(page) }),
  });
  return query.size ? `${path}?${query}` : path;
}

const getStatus = ({ row }: ConsoleReservation): ReservationStatus => row.status as ReservationStatus;

/** The label of a reservation's status code. */
export const formatReservationStatus = (code: string): string =>
  Object.entries(STATUS_TEXT).find(([status]) => status === code)?.[1] ?? code;

const formatStatus = (reservation: ConsoleReservation): string =>
  reservation.row.endedBy === 'customer' ? 'Cancelled by the customer' : STATUS_TEXT[getStatus(reservation)];

const renderTime = (at: Date, timeZone: string, now: number) =>
  html`<time datetime="${at.toISOString()}">${formatClock(at, timeZone, now)}</time>`;

/** Renders the reserved table with its area, or the service with its staff member. */
function renderTableOrService(reservation: ConsoleReservation) {
  const { business } = reservation;
  const { locales } = business.response.restaurant;
  const { table, service, staff } = getSnapshot(reservation);
  const area = pickTranslation(table?.area?.name, locales);
  return html`${table && html`<strong class="table"><bdi>${formatTable(business, table.name)}</bdi></strong>${area && html` <bdi class="soft">${area}</bdi>`}`}${
    service && html`<strong><bdi>${pickTranslation(service.name, locales)}</bdi></strong>`
  }${staff && html` with <bdi>${pickTranslation(staff.name, locales)}</bdi>`}`;
}

function renderCustomer({ customerName, dialCode, phone }: ConsoleReservation['row']) {
  if (!phone) return html`<p class="soft">The customer deleted the account</p>`;
  const fullNumber = `${dialCode} ${phone}`;
  return html`<p><bdi>${customerName}</bdi> <a href="tel:${fullNumber.replace(/[^\d+]/g, '')}" dir="ltr">${fullNumber}</a></p>`;
}

/** The hidden fields with which a form returns to the same list. */
const renderReturnFields = ({ day, token, ...view }: ReservationsView) =>
  html`${renderFormToken(token)}${renderViewFields(view)}<input type="hidden" name="day" value="${day ?? ''}">`;

const renderMoveForm = (id: string, to: ReservationStatus, view: ReservationsView) =>
  html`<form method="post" action="/console/reservations/${id}/move">
${renderReturnFields(view)}<input type="hidden" name="to" value="${to}">
<button id="move-${id}-${to}" class="${to === reservationStatus.rejected ? 'refuse' : 'main'}">${MOVE_TEXT[to]}</button>
</form>`;

/** Renders a reservation for the staff. `data-version` changes with its status, its last change and its pre-order. */
function renderReservation(reservation: ConsoleReservation, view: ReservationsView) {
  const { row, business, nextStatuses, order } = reservation;
  const { locales, timezone, business_name } = business.response.restaurant;
  const { branch } = getSnapshot(reservation);
  const version = [row.status, row.changedAt?.getTime() ?? '', order?.number ?? ''].join('-');
  return html`<article class="order request-${row.status}" id="reservation-${row.id}" data-version="${version}" data-number="${row.number}"${view.refusedChange?.id === row.id && html` data-refused`} aria-labelledby="number-${row.id}">
<header>
<h2 id="number-${row.id}" tabindex="-1">${row.number}</h2>
<span class="badge">${formatStatus(reservation)}</span>
<span class="age soft" data-age>${formatAge(row.placedAt.getTime(), view.now)}</span>
</header>
<p><strong>${renderTime(row.startsAt, timezone, view.now)} to ${renderTime(row.endsAt, timezone, row.startsAt.getTime())}</strong>, ${row.guests} ${row.guests === 1 ? 'person' : 'people'}</p>
<p>${renderTableOrService(reservation)}</p>
<p class="soft"><bdi>${pickTranslation(business_name, locales)}</bdi>, <bdi>${pickTranslation(branch.name, locales)}</bdi></p>
${renderCustomer(row)}
${row.note && html`<p class="customer-text">“<bdi>${row.note}</bdi>”</p>`}
${renderAnswers(getAnswers(reservation), locales)}
${order && html`<p>Order: <a href="/console#number-${order.id}">${order.number}</a></p>`}
${row.changedAt && html`<p class="soft">Changed ${formatAge(row.changedAt.getTime(), view.now)}</p>`}
${nextStatuses.length > 0 && html`<div class="moves">${nextStatuses.map((to) => renderMoveForm(row.id, to, view))}</div>`}
${isActive(getStatus(reservation)) && renderChangeForm(reservation, view, renderReturnFields(view))}
</article>`;
}

/** Renders pending reservations of other days first, then the day's reservations by start time. */
export const renderReservations = (
  { dayReservations, pendingOnOtherDays }: ConsoleReservations,
  view: ReservationsView,
) =>
  dayReservations.length + pendingOnOtherDays.length
    ? html`${[...pendingOnOtherDays, ...dayReservations].map((reservation) => renderReservation(reservation, view))}`
    : view.search
      ? renderNoMatches(view.search)
      : html`<p class="empty" id="no-reservations"><strong>No reservations on this day</strong><br>New reservations and pending reservations of other days appear here.</p>`;

/** Renders a date field with links to the previous and the next day. `today` is used when no day is selected. */
export const renderDayFilter = ({ filter, day }: Pick<ReservationsView, 'filter' | 'day'>, today: string) => {
  const selectedDay = day ?? today;
  const buildDayHref = (dayOffset: number) =>
    buildReservationsHref({ filter, day: addDays(selectedDay, dayOffset) });
  return html`<form class="day" method="get" action="/console/reservations">
<a href="${buildDayHref(-1)}">Previous day</a>
${filter && html`<input type="hidden" name="business" value="${filter}">`}
<label>Day <input type="date" name="day" value="${selectedDay}"></label> <button>Show</button>
<a href="${buildDayHref(1)}">Next day</a>
</form>`;
};
