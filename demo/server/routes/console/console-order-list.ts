import { html } from 'hono/html';
import type { Quote, QuoteLine } from '../../../../src/api/contract/quote-contract.ts';
import { type DueState, getDueState } from '../../../../src/domain/orders/order-money.ts';
import { isFinal, type OrderStatus, orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { PaymentStatus } from '../../../../src/domain/payment/transaction.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { renderAddress } from './console-address.ts';
import { renderBill, renderGift } from './console-bill.ts';
import { renderStars } from './console-feedback.ts';
import { type ListView, renderFormToken, renderNoMatches, renderViewFields } from './console-frame.ts';
import {
  type ConsoleOrder,
  getAddress,
  getBranchName,
  getCar,
  getDelivery,
  getGift,
  getOrderType,
  getQuote,
  getStatus,
  getTable,
  isParcel,
} from './console-model.ts';
import { formatPaymentMethod, isAwaitingPayment, renderUnpaidOrders } from './console-payments.ts';
import { renderRefundForms, renderRefundRows } from './console-refunds.ts';
import {
  formatAge,
  formatAmount,
  formatClock,
  formatMove,
  formatOrderType,
  formatStatus,
  formatTable,
} from './console-text.ts';

/** The part of the list that is on screen, and data for all of its rows. A status change returns to the same part. */
interface ListContext extends ListView {
  /** The session's token, for the forms. */
  readonly token: string;
  /** Epoch ms. */
  readonly now: number;
}

const renderTime = (at: Date, timeZone: string, now: number) =>
  html`<time datetime="${at.toISOString()}">${formatClock(at, timeZone, now)}</time>`;

/** Renders when the order is due and, before the preparation of a scheduled order starts, when to start it. */
function renderDueTime({ row }: ConsoleOrder, timeZone: string, now: number) {
  const { status, scheduledAt, scheduledTo, prepareAt, promisedAt } = row;
  if (!scheduledAt) return promisedAt && html` promised for ${renderTime(promisedAt, timeZone, now)}`;
  const to = scheduledTo && html` to ${renderTime(scheduledTo, timeZone, scheduledAt.getTime())}`;
  const isBeforePreparation =
    status === orderStatus.scheduled ||
    (status === orderStatus.accepted && prepareAt !== null && prepareAt.getTime() > now);
  const startAt = isBeforePreparation && prepareAt;
  return html` scheduled for <strong>${renderTime(scheduledAt, timeZone, now)}${to}</strong>${
    startAt && html`, start preparing ${renderTime(startAt, timeZone, now)}`
  }`;
}

/** Renders the deadline for answering a pending order, or says that nobody answered in time. */
function renderAnswerDeadline(
  { status, answerBy, isUnanswered }: ConsoleOrder['row'],
  timeZone: string,
  now: number,
) {
  if (isUnanswered)
    return html`<p class="soft">${status === orderStatus.rejected ? 'Ended' : 'Accepted'} automatically, because nobody answered in time</p>`;
  if (status !== orderStatus.pending || !answerBy) return '';
  return html`<p>Answer by <strong>${renderTime(answerBy, timeZone, now)}</strong></p>`;
}

const renderCustomerText = (text: string | null) =>
  text ? html`<p class="customer-text">“<bdi>${text}</bdi>”</p>` : '';

/** Renders the item's id in another system, such as the till, so that staff can find it there. */
const renderProviderId = ({ provider, provider_id }: Pick<QuoteLine, 'provider' | 'provider_id'>) =>
  (provider || provider_id) &&
  html` <code class="soft">${[provider, provider_id].filter(Boolean).join(' ')}</code>`;

/**
 * Renders the options of a line. The dishes of a set are not greyed like options; the options of each dish are indented
 * below it.
 */
function renderModifiers({ modifiers }: QuoteLine, locales: readonly string[]) {
  const firstPartIndex = modifiers.findIndex(({ part_item_id }) => part_item_id !== undefined);
  return modifiers.map(({ locales: name, quantity, included = 0, part_item_id, ...modifier }, index) => {
    const isPart = part_item_id !== undefined;
    const isOptionOfPart = !isPart && firstPartIndex >= 0 && index > firstPartIndex;
    const text = html`${quantity > 1 && `${quantity} × `}<bdi>${pickTranslation(name, locales)}</bdi>${included > 0 && modifier.price > 0 && ` (${included} included)`}${renderProviderId(modifier)}`;
    return isPart
      ? html`<div class="part">${text}</div>`
      : html`<div class="soft${isOptionOfPart ? ' of-part' : ''}">+ ${text}</div>`;
  });
}

function renderLine(line: QuoteLine, quote: Quote, locales: readonly string[]) {
  const label = pickTranslation(line.price_label, locales);
  return html`<li>
<span class="count">${line.quantity} ×</span>
<div>
<bdi>${pickTranslation(line.name, locales)}</bdi>${label && html` <bdi class="soft">${label}</bdi>`}${renderProviderId(line)}
${renderModifiers(line, locales)}${renderCustomerText(line.comment)}
</div>
<span class="amount">${formatAmount(line.total_price, quote)}</span>
</li>`;
}

const renderMoveForm = (
  order: ConsoleOrder,
  to: OrderStatus,
  isFirst: boolean,
  { token, ...view }: Omit<ListContext, 'now'>,
) =>
  html`<form method="post" action="/console/orders/${order.row.id}/move">
${renderFormToken(token)}<input type="hidden" name="to" value="${to}">${renderViewFields(view)}
<button id="move-${order.row.id}-${to}" class="${to === orderStatus.rejected || to === orderStatus.cancelled ? 'refuse' : isFirst ? 'main' : ''}">${formatMove(to, isParcel(order))}</button>
</form>`;

/** Renders the customer's name and phone number. Both are empty once the account has been deleted. */
function renderCustomer({ customerName, dialCode, phone }: ConsoleOrder['row']) {
  if (!phone) return html`<p class="soft">The customer deleted the account</p>`;
  const fullNumber = `${dialCode} ${phone}`;
  return html`<p><bdi>${customerName}</bdi> <a href="tel:${fullNumber.replace(/[^\d+]/g, '')}" dir="ltr">${fullNumber}</a></p>`;
}

const readDueState = (order: ConsoleOrder): DueState => {
  const { paymentType, paymentStatus } = order.row;
  // The cast is safe, because a check constraint allows only the values of `PaymentStatus`.
  const payment = paymentStatus === null ? null : { status: paymentStatus as PaymentStatus };
  return getDueState({ status: getStatus(order), paymentType, payment });
};

/** Renders an order for the staff. `data-version` changes when the staff must look at the order again. */
function renderOrder(order: ConsoleOrder, { now, ...context }: ListContext) {
  const { row, business, nextStatuses } = order;
  const { locales, timezone, business_name } = business.response.restaurant;
  const quote = getQuote(order);
  const type = getOrderType(order);
  const gift = getGift(order);
  const address = getAddress(order);
  const table = getTable(order);
  return html`<article class="order status-${row.status}" id="order-${row.id}" data-version="${buildOrderVersion(order)}" data-number="${row.number}" aria-labelledby="number-${row.id}">
<header>
<h2 id="number-${row.id}" tabindex="-1">${row.number}</h2>
<span class="badge">${formatStatus(getStatus(order), type, isParcel(order))}</span>
<span class="age soft" data-age>${formatAge(row.placedAt.getTime(), now)}</span>
</header>
${renderArrival(order, now)}${order.stars && html`<p>${renderStars(order.stars)}</p>`}
<p class="soft"><bdi>${pickTranslation(business_name, locales)}</bdi>, <bdi>${pickTranslation(getBranchName(order), locales)}</bdi></p>
${renderAnswerDeadline(row, timezone, now)}
<p><strong>${isParcel(order) ? 'Shipping' : formatOrderType(business, type)}</strong>${table && html` <strong class="table"><bdi>${formatTable(business, table.name)}</bdi></strong>`}${renderDueTime(order, timezone, now)}<span class="soft">, placed ${renderTime(row.placedAt, timezone, now)}</span></p>
${renderCustomer(row)}
${renderCar(order)}
${address && renderAddress({ address, delivery: getDelivery(order), locales })}
${renderCustomerText(row.comment)}${renderCustomerText(row.notes)}${gift && renderGift(gift)}
<ul class="lines">${quote.lines.map((line) => renderLine(line, quote, locales))}</ul>
${renderBill({ quote, isParcel: isParcel(order), couponCode: row.couponCode, paymentText: formatPaymentMethod(order), locales, dueState: readDueState(order), refunds: renderRefundRows(order) })}
${nextStatuses.length > 0 && html`<div class="moves">${nextStatuses.map((to, index) => renderMoveForm(order, to, index === 0, context))}</div>`}
${renderRefundForms(order, context)}
</article>`;
}

const renderOrdersOrEmptyState = (orders: readonly ConsoleOrder[], context: ListContext) => {
  if (orders.length) return orders.map((order) => renderOrder(order, context));
  return context.search
    ? renderNoMatches(context.search)
    : html`<p class="empty" id="no-orders"><strong>No orders yet</strong><br>New orders appear here.</p>`;
};

/**
 * Renders the orders. Those that are waiting for their online payment come last. The page's script fetches this part of
 * the page again to refresh the list.
 */
export const renderOrders = (orders: readonly ConsoleOrder[], context: ListContext) =>
  html`${renderOrdersOrEmptyState(
    orders.filter((order) => !isAwaitingPayment(order)),
    context,
  )}${renderUnpaidOrders(orders.filter(isAwaitingPayment), context.now)}`;

/** Whether the customer has arrived but has not received the order yet. */
const isCustomerWaiting = (order: ConsoleOrder): boolean =>
  !!order.row.arrivedAt && !isFinal(getStatus(order));

/** A string that changes when staff must look at the order again. */
const buildOrderVersion = ({
  row: { status, paymentStatus, arrivedAt, arrivedNote },
  stars,
  refunds,
}: ConsoleOrder): string =>
  [
    status,
    paymentStatus,
    arrivedAt?.getTime(),
    arrivedNote,
    stars && `${stars} stars`,
    ...refunds.rows.map((refund) => `refund ${refund.seq} ${refund.status}`),
  ]
    .filter((part) => part != null)
    .join(' ');

/** Renders that the customer has arrived, and where. The script announces `data-here` to screen readers. */
function renderArrival(order: ConsoleOrder, now: number) {
  const { arrivedAt, arrivedNote, number } = order.row;
  if (!arrivedAt || !isCustomerWaiting(order)) return '';
  return html`<p class="here" data-here="${number}${arrivedNote && `, ${arrivedNote}`}"><strong>Customer is here</strong>${
    arrivedNote && html`: <bdi>${arrivedNote}</bdi>`
  } <time class="soft" datetime="${arrivedAt.toISOString()}" data-age>${formatAge(arrivedAt.getTime(), now)}</time></p>`;
}

/** Renders the customer's car. Its colour comes first, because staff can see it from a distance. */
function renderCar(order: ConsoleOrder) {
  const car = getCar(order);
  if (!car) return '';
  const { color, make, plate } = car;
  return html`<p class="car"><span class="soft">Car:</span> ${
    color && html`<span class="paint paint-${color}"></span> ${color} `
  }<bdi>${make}</bdi>${plate && html` <bdi class="plate">${plate}</bdi>`}</p>`;
}
