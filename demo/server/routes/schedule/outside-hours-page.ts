import { html } from 'hono/html';
import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsolePage } from '../console/console-frame.ts';
import type { ConsoleBusiness } from '../console/console-model.ts';
import { formatClock, formatOrderType } from '../console/console-text.ts';

/** An order or a reservation that no longer fits the hours of its branch or its staff member. */
export interface ConsoleBookingOutsideHours {
  readonly business: ConsoleBusiness;
  readonly branch: { readonly name: LocalizedText };
  readonly number: string;
  /** Null for a reservation. */
  readonly sellingType: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly customerName: string;
  readonly dialCode: string;
  readonly phone: string;
  readonly problem: 'closed_day' | 'branch_closed' | 'staff_away';
}

const PROBLEM_TEXT: Readonly<Record<ConsoleBookingOutsideHours['problem'], string>> = {
  closed_day: 'The branch takes no reservations on that day',
  branch_closed: 'The branch is closed at that time',
  staff_away: 'The staff member is not at work at that time',
};

/** Renders a booking with the link to the page where it can be moved or cancelled. */
function renderBooking(booking: ConsoleBookingOutsideHours, now: number) {
  const { business, branch, number, sellingType, startsAt, endsAt, customerName } = booking;
  const { locales, timezone, business_name } = business.response.restaurant;
  const phone = booking.phone && `${booking.dialCode} ${booking.phone}`;
  const search = new URLSearchParams({ q: number });
  return html`<article class="order" aria-labelledby="outside-${number}">
<header><h2 id="outside-${number}">${number}</h2><span class="badge">${sellingType === null ? 'Reservation' : formatOrderType(business, sellingType as OrderType)}</span></header>
<p><strong>${PROBLEM_TEXT[booking.problem]}</strong></p>
<p><time datetime="${startsAt.toISOString()}">${formatClock(startsAt, timezone, now)}</time> to ${formatClock(endsAt, timezone, startsAt.getTime())}</p>
<p class="soft"><bdi>${pickTranslation(business_name, locales)}</bdi>, <bdi>${pickTranslation(branch.name, locales)}</bdi></p>
<p><bdi>${customerName}</bdi>${phone && html` <a href="tel:${phone.replace(/[^\d+]/g, '')}" dir="ltr">${phone}</a>`}</p>
${
  sellingType === null
    ? html`<a class="button" href="/console/reservations?${search}">Move or reject</a>`
    : html`<a class="button" href="/console?${search}">Open the order to cancel it</a>`
}
</article>`;
}

/** The tab "Outside hours": orders and reservations about which the staff have to contact the customers. */
export const renderOutsideHoursPage = (
  bookings: readonly ConsoleBookingOutsideHours[],
  now: number,
): ConsolePage => ({
  tab: 'outsideHours',
  notice: null,
  main: bookings.length
    ? html`<p>The hours have changed since these customers ordered or reserved. Contact them. An entry disappears when it is cancelled, or moved to a time within the hours.</p>
<section id="outside-hours" aria-label="Outside hours">${bookings.map((booking) => renderBooking(booking, now))}</section>`
    : html`<p class="empty"><strong>Everything fits the hours</strong><br>Orders and reservations that no longer fit changed hours appear here.</p>`,
});
