import { html } from 'hono/html';
import { isFinal } from '../../../../src/domain/orders/order-status.ts';
import { type ConsoleOrder, carOf, statusOf } from './console-model.ts';
import { age } from './console-words.ts';

/** The customer is there, and the order is still here. */
const isWaiting = (order: ConsoleOrder): boolean => !!order.row.arrivedAt && !isFinal(statusOf(order));

/** What of an order the staff has to see anew when it changes. */
export const versionOf = ({
  row: { status, paymentStatus, arrivedAt, arrivedNote },
  stars,
}: ConsoleOrder): string =>
  [status, paymentStatus, arrivedAt?.getTime(), arrivedNote, stars && `${stars} stars`]
    .filter((part) => part != null)
    .join(' ');

/** That the customer is outside, and where: for as long as they wait. `data-here` is what is said aloud of it. */
export function arrivalView(order: ConsoleOrder, now: number) {
  const { arrivedAt, arrivedNote, number } = order.row;
  if (!arrivedAt || !isWaiting(order)) return '';
  return html`<p class="here" data-here="${number}${arrivedNote && `, ${arrivedNote}`}"><strong>Customer is here</strong>${
    arrivedNote && html`: <bdi>${arrivedNote}</bdi>`
  } <time class="soft" datetime="${arrivedAt.toISOString()}" data-age>${age(arrivedAt.getTime(), now)}</time></p>`;
}

/** The car to look for: its colour first, as that is seen from afar. */
export function carView(order: ConsoleOrder) {
  const car = carOf(order);
  if (!car) return '';
  const { color, make, plate } = car;
  return html`<p class="car"><span class="soft">Car:</span> ${
    color && html`<span class="paint paint-${color}"></span> ${color} `
  }<bdi>${make}</bdi>${plate && html` <bdi class="plate">${plate}</bdi>`}</p>`;
}
