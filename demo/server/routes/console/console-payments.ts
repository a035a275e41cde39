import { html } from 'hono/html';
import type { PaymentStatus } from '../../../../src/api/contract/payment-contract.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { type ConsoleOrder, quoteOf } from './console-model.ts';
import type { ConsolePayment } from './console-overviews.ts';
import { formatAge, formatAmount, formatClock, paymentText } from './console-text.ts';

const STATUS_TEXT: Readonly<Record<PaymentStatus, string>> = {
  pending: 'not paid yet',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'not paid in time',
  refunding: 'being given back',
  refunded: 'given back',
};
const paymentStatusText = (status: string): string => STATUS_TEXT[status as PaymentStatus] ?? status;

/** How an order is paid, and for one that is paid online how that stands: `Card, paid`. */
export const paidByText = ({ paymentType, paymentStatus }: ConsoleOrder['row']): string =>
  [paymentText(paymentType), ...(paymentStatus === null ? [] : [paymentStatusText(paymentStatus)])].join(
    ', ',
  );

/** Nobody's work yet. */
export const waitsForPayment = ({ row }: ConsoleOrder): boolean => row.payBy !== null;

function renderUnpaidOrder(order: ConsoleOrder, now: number) {
  const { row, business } = order;
  const { business_name, locales, timezone } = business.response.restaurant;
  const quote = quoteOf(order);
  return html`<li><strong>${row.number}</strong> <bdi>${pickTranslation(business_name, locales)}</bdi>, ${formatAmount(quote.due, quote)}, ${paidByText(row)}
<span class="soft" data-age>${formatAge(row.placedAt.getTime(), now)}</span>${row.payBy && html`<span class="soft">, cancelled at ${formatClock(row.payBy, timezone, now)} if it is not paid</span>`}</li>`;
}

/** The orders that wait for their payment, apart from those there is work with. */
export const renderUnpaidOrders = (orders: readonly ConsoleOrder[], now: number) =>
  orders.length > 0 &&
  html`<section class="unpaid" id="unpaid" aria-labelledby="unpaid-title" data-version="${orders.map(({ row }) => `${row.number} ${row.paymentStatus} ${row.payBy?.getTime()}`).join(' ')}">
<h2 id="unpaid-title">Waiting for payment</h2>
<ul>${orders.map((order) => renderUnpaidOrder(order, now))}</ul>
</section>`;

/** The payments tab: every try to pay online, and what became of it. */
export const renderPayments = (payments: readonly ConsolePayment[], now: number) =>
  payments.length
    ? html`<div class="wide"><table>
<caption>The newest tries to pay online</caption>
<thead><tr><th scope="col">Pays</th><th scope="col">Business</th><th scope="col">Method</th><th scope="col" class="number">Amount</th><th scope="col">Now</th><th scope="col">Opened</th><th scope="col">Provider</th><th scope="col">Problem</th></tr></thead>
<tbody>${payments.map(
        ({ number, packageId, value, status, ...payment }) =>
          html`<tr${['declined', 'cancelled', 'expired'].includes(status) && html` class="expired"`} data-payment="${payment.id}"><td>${number ?? html`Wallet, <bdi>${packageId}</bdi>`}</td><td>${payment.referenceId}</td><td>${paymentText(payment.paymentType)}</td><td class="number">${formatAmount(value, { currency: payment.currency, currency_digits: payment.currencyDigits })}</td><td>${paymentStatusText(status)}</td><td><time datetime="${payment.createdAt.toISOString()}">${formatAge(payment.createdAt.getTime(), now)}</time></td><td>${payment.provider}</td><td class="words">${payment.problem ?? ''}</td></tr>`,
      )}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No payments yet</strong><br>Every try to pay online appears here, with what became of it.</p>`;
