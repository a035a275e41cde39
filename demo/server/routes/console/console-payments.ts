import { html } from 'hono/html';
import type { PaymentStatus } from '../../../../src/api/contract/payment-contract.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { type ConsoleOrder, getQuote, getStatus } from './console-model.ts';
import { formatAge, formatAmount, formatClock, formatPaymentType } from './console-text.ts';

/** An attempt to pay online. `value` and `refundedValue` are wire amounts. */
export interface ConsolePayment {
  readonly id: string;
  /** Number of the order that the payment is for. Null for a wallet package. */
  readonly number: string | null;
  readonly packageId: string | null;
  readonly referenceId: string;
  readonly paymentType: number;
  readonly value: number;
  /** The part of `value` that operators have refunded. */
  readonly refundedValue: number;
  readonly currency: string;
  readonly currencyDigits: number;
  readonly status: string;
  readonly provider: string;
  readonly problem: string | null;
  readonly createdAt: Date;
}

const STATUS_TEXT: Readonly<Record<PaymentStatus, string>> = {
  pending: 'not paid yet',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'not paid in time',
  refunding: 'being refunded',
  refunded: 'refunded',
};
/** The status of an online payment in words. */
export const formatPaymentStatus = (status: string): string => STATUS_TEXT[status as PaymentStatus] ?? status;

/**
 * The payment method of an order, with the status of an online payment: `Card, paid`. An order that the wallet pays in
 * full has the payment method cash (spec, section 6), but is not called cash here, because the staff collect none.
 */
export function formatPaymentMethod(order: ConsoleOrder): string {
  const { paymentType, paymentStatus, customerId } = order.row;
  const { wallet, due } = getQuote(order);
  if (due === 0 && wallet > 0) {
    if (!isVoid(order)) return 'paid by wallet';
    // The business keeps the money of a deleted wallet.
    return customerId === null ? 'paid by wallet, account deleted' : 'returned to the wallet';
  }
  if (due === 0) return 'nothing to pay';
  return paymentStatus === null
    ? formatPaymentType(paymentType)
    : `${formatPaymentType(paymentType)}, ${formatPaymentStatus(paymentStatus)}`;
}

const isVoid = (order: ConsoleOrder): boolean =>
  getStatus(order) === orderStatus.rejected || getStatus(order) === orderStatus.cancelled;

/** Whether the order is waiting for its online payment. Staff must not prepare it yet. */
export const isAwaitingPayment = ({ row }: ConsoleOrder): boolean => row.payBy !== null;

function renderUnpaidOrder(order: ConsoleOrder, now: number) {
  const { row, business } = order;
  const { business_name, locales, timezone } = business.response.restaurant;
  const quote = getQuote(order);
  return html`<li><strong>${row.number}</strong> <bdi>${pickTranslation(business_name, locales)}</bdi>, ${formatAmount(quote.due, quote)}, ${formatPaymentMethod(order)}
<span class="soft" data-age>${formatAge(row.placedAt.getTime(), now)}</span>${row.payBy && html`<span class="soft">, will be cancelled at ${formatClock(row.payBy, timezone, now)} if not paid</span>`}</li>`;
}

/** Renders the orders that are waiting for their online payment. */
export const renderUnpaidOrders = (orders: readonly ConsoleOrder[], now: number) =>
  orders.length > 0 &&
  html`<section class="unpaid" id="unpaid" aria-labelledby="unpaid-title" data-version="${orders.map(({ row }) => `${row.number} ${row.paymentStatus} ${row.payBy?.getTime()}`).join(' ')}">
<h2 id="unpaid-title">Waiting for payment</h2>
<ul>${orders.map((order) => renderUnpaidOrder(order, now))}</ul>
</section>`;

const formatPaymentAmount = (value: number, { currency, currencyDigits }: ConsolePayment): string =>
  formatAmount(value, { currency, currency_digits: currencyDigits });

/** The status of an attempt to pay. A payment with a partial refund is not `refunded`, because the rest stays paid. */
const formatAttemptStatus = (payment: ConsolePayment): string =>
  payment.status === 'paid' && payment.refundedValue > 0
    ? `partly refunded, ${formatPaymentAmount(payment.refundedValue, payment)}`
    : formatPaymentStatus(payment.status);

/** Renders the latest attempts to pay online, each with its status. */
export const renderPayments = (payments: readonly ConsolePayment[], now: number) =>
  payments.length
    ? html`<div class="wide"><table>
<caption>Latest online payments</caption>
<thead><tr><th scope="col">Order or package</th><th scope="col">Business</th><th scope="col">Method</th><th scope="col" class="number">Amount</th><th scope="col">Status</th><th scope="col">Started</th><th scope="col">Provider</th><th scope="col">Problem</th></tr></thead>
<tbody>${payments.map(
        (payment) =>
          html`<tr${['declined', 'cancelled', 'expired'].includes(payment.status) && html` class="expired"`} data-payment="${payment.id}"><td>${payment.number ?? html`Wallet, <bdi>${payment.packageId}</bdi>`}</td><td>${payment.referenceId}</td><td>${formatPaymentType(payment.paymentType)}</td><td class="number">${formatPaymentAmount(payment.value, payment)}</td><td>${formatAttemptStatus(payment)}</td><td><time datetime="${payment.createdAt.toISOString()}">${formatAge(payment.createdAt.getTime(), now)}</time></td><td>${payment.provider}</td><td class="words">${payment.problem ?? ''}</td></tr>`,
      )}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No payments yet</strong><br>Online payments appear here with their status.</p>`;
