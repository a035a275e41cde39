import { html } from 'hono/html';
import { toZonedDayjs } from '../../services/schedule/business-time.ts';
import type { Html } from './console-frame.ts';
import {
  type ConsoleReservableTable,
  type ConsoleReservation,
  getSnapshot,
  type RefusedChange,
} from './console-reservation-model.ts';
import { formatTable, formatTableLabel } from './console-text.ts';

/** The size of the parties that a table is for, such as "4 to 8 guests". */
function formatPartySize({ seatsFrom, seats }: ConsoleReservableTable): string {
  if (seats === null) return seatsFrom > 1 ? `from ${seatsFrom} guests` : 'any number of guests';
  if (seatsFrom === seats) return `${seats} ${seats === 1 ? 'guest' : 'guests'}`;
  return seatsFrom > 1 ? `${seatsFrom} to ${seats} guests` : `up to ${seats} guests`;
}

/** Renders the choice of a table. Nothing for a service. */
function renderTableChoice(reservation: ConsoleReservation, selectedId: string) {
  const { business, tables } = reservation;
  if (!tables.length) return '';
  const { table } = getSnapshot(reservation);
  const defaultLabel = table
    ? `${formatTable(business, table.name)} if it fits, otherwise the smallest that does`
    : 'The smallest that fits';
  return html`<label>${formatTableLabel(business)} <select name="table">
<option value="">${defaultLabel}</option>
${tables.map(
  (one) =>
    html`<option value="${one.id}"${one.id === selectedId && html` selected`}>${formatTable(business, one.name)}, ${formatPartySize(one)}</option>`,
)}
</select></label>`;
}

/** Renders the question whether the party may have a table that is meant for another party size. */
function renderSizeQuestion(
  { row, business, tables }: ConsoleReservation,
  { time, guests, tableId, canConfirmSize }: RefusedChange,
  returnFields: Html,
) {
  const table = canConfirmSize && tables.find(({ id }) => id === tableId);
  if (!table) return '';
  const name = formatTable(business, table.name);
  return html`<form method="post" class="give confirm" action="/console/reservations/${row.id}/change" id="confirm-${row.id}">
${returnFields}<input type="hidden" name="time" value="${time}"><input type="hidden" name="guests" value="${guests}"><input type="hidden" name="table" value="${tableId}"><input type="hidden" name="any_size" value="yes">
<p><strong><bdi>${name}</bdi> is for ${formatPartySize(table)}. This party has ${guests}.</strong></p>
<button class="refuse" data-confirm>Give it to this party anyway</button>
</form>`;
}

/**
 * Renders the form that moves a reservation to another time or table or changes its party. After a refusal it is open
 * and keeps the operator's entries.
 */
export function renderChangeForm(
  reservation: ConsoleReservation,
  { refusedChange: lastRefusedChange }: { readonly refusedChange: RefusedChange | null },
  returnFields: Html,
) {
  const { row, business } = reservation;
  const refusedChange = lastRefusedChange?.id === row.id ? lastRefusedChange : null;
  const start = toZonedDayjs(row.startsAt.getTime(), business.response.restaurant.timezone);
  const time = refusedChange?.time ?? start.format('YYYY-MM-DDTHH:mm');
  return html`<details class="change"${refusedChange && html` open`}><summary>Move or change</summary>
${refusedChange && renderSizeQuestion(reservation, refusedChange, returnFields)}
<form method="post" class="give move-form" action="/console/reservations/${row.id}/change" id="change-${row.id}">
${returnFields}
<label>New time <input type="datetime-local" name="time" required value="${time}"></label>
<label>Guests <input type="number" name="guests" required min="1" max="500" value="${refusedChange?.guests ?? row.guests}"></label>
${renderTableChoice(reservation, refusedChange?.tableId ?? '')}
<button>Save</button>
</form>
</details>`;
}
