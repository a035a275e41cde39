import { html } from 'hono/html';
import type { WireGift } from '../../../../src/api/contract/order-request-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { DueState } from '../../../../src/domain/orders/order-money.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { formatAmount } from './console-text.ts';

interface BillInput {
  readonly quote: Quote;
  readonly isParcel?: boolean;
  readonly couponCode: string | null;
  /** The name of the payment method, and the payment status if the order is paid online. */
  readonly paymentText: string;
  /** The business's languages. */
  readonly locales: readonly string[];
  readonly dueState: DueState;
  /** The rows of the refunds, displayed after the total. */
  readonly refunds?: unknown;
}

const renderTax = ({ taxName, rate }: Quote['inclusive_taxes'][number], locales: readonly string[]) =>
  html`<bdi>${pickTranslation(taxName, locales)}</bdi> ${rate}%`;

const renderNet = ({ netValue }: Quote['inclusive_taxes'][number], quote: Quote) =>
  netValue !== undefined && html` <span class="soft">on ${formatAmount(netValue, quote)} net</span>`;

/** Renders the steps from the subtotal of an order to its total. */
export function renderBill({
  quote,
  isParcel = false,
  couponCode,
  paymentText,
  locales,
  dueState,
  refunds = '',
}: BillInput) {
  const renderRow = (label: unknown, value: number, kind = '') =>
    html`<div${kind && html` class="${kind}"`}><dt>${label}</dt><dd>${formatAmount(value, quote)}</dd></div>`;
  const steps = [
    quote.coupon > 0 || couponCode
      ? renderRow(html`Coupon${couponCode && html` <bdi>${couponCode}</bdi>`}`, 0 - quote.coupon)
      : '',
    ...quote.exclusive_taxes.map((tax) =>
      renderRow([renderTax(tax, locales), renderNet(tax, quote)], tax.totalTaxValue),
    ),
    quote.deposits ? renderRow('Deposit', quote.deposits) : '',
    quote.delivery_fee > 0 ? renderRow(isParcel ? 'Shipping' : 'Delivery', quote.delivery_fee) : '',
    ...(quote.fees ?? []).map((fee) =>
      renderRow(html`<bdi>${pickTranslation(fee.name, locales)}</bdi>`, fee.amount),
    ),
    quote.tip ? renderRow('Tip', quote.tip) : '',
    quote.rounding ? renderRow('Rounding', quote.rounding) : '',
  ].filter(Boolean);
  const paymentRows = [
    quote.wallet > 0 && renderRow('Wallet', -quote.wallet),
    !!quote.cash_rounding && renderRow('Cash rounding', quote.cash_rounding),
    !!quote.online_rounding && renderRow('Rounding for the payment provider', quote.online_rounding),
  ].filter(Boolean);
  if (paymentRows.length)
    paymentRows.push(renderRow(dueState === 'paid' ? 'Paid' : 'Due', quote.due, 'total'));
  return html`<dl class="bill">
${steps.length > 0 && [renderRow('Subtotal', quote.subtotal), ...steps]}
${renderRow(html`Total <span class="soft">${paymentText}</span>`, quote.total, 'total')}
${dueState !== 'void' && paymentRows}
${refunds}
${quote.inclusive_taxes.map((tax) => renderRow(html`Includes ${renderTax(tax, locales)}${renderNet(tax, quote)}`, tax.totalTaxValue, 'soft'))}
</dl>`;
}

/** Renders the recipient and the message of a gift order. */
export const renderGift = ({ message, to_name, hide_prices }: WireGift) =>
  html`<div class="gift"><p><strong>Gift</strong>${to_name && html` for <bdi>${to_name}</bdi>`}${hide_prices && ', no prices on its receipt'}</p>
<p class="customer-text">“<bdi>${message}</bdi>”</p></div>`;
