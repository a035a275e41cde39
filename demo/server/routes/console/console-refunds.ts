import { html } from 'hono/html';
import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { createCurrency, createMoney } from '../../../../src/domain/money/money.ts';
import { REFUND_TARGETS, type RefundTarget } from '../../../../src/domain/payment/refunds.ts';
import { type ListView, renderFormToken, renderViewFields } from './console-frame.ts';
import { type ConsoleOrder, getQuote } from './console-model.ts';
import { formatAmount, formatPaymentType } from './console-text.ts';

const formatTarget = ({ row }: ConsoleOrder, target: string): string =>
  target === 'wallet' ? 'wallet' : formatPaymentType(row.paymentType);

const toDecimalAmount = (order: ConsoleOrder, minorUnits: number): number => {
  const { currency, currency_digits } = getQuote(order);
  return toDecimal(createMoney(minorUnits, createCurrency(currency, currency_digits)));
};

/**
 * Renders the refunds as rows of the bill. The amount column of a refused refund stays empty, because nothing was
 * refunded.
 */
export function renderRefundRows(order: ConsoleOrder) {
  const quote = getQuote(order);
  return order.refunds.rows.map((refund) => {
    const { target, amount, reason, operatorName, status, problem } = refund;
    const amountText = formatAmount(toDecimalAmount(order, amount), quote);
    const reasonText = html`<span class="soft">“<bdi>${reason}</bdi>” by <bdi>${operatorName}</bdi></span>`;
    if (status === 'refused')
      return html`<div class="soft"><dt>Refund of ${amountText} refused: ${problem} ${reasonText}</dt><dd></dd></div>`;
    return html`<div><dt>${status === 'pending' ? 'Refund is being sent' : 'Refunded'} to ${formatTarget(order, target)} ${reasonText}</dt><dd>-${amountText}</dd></div>`;
  });
}

interface FormContext extends ListView {
  /** The session's token, for the forms. */
  readonly token: string;
}

/**
 * Renders one form for each target to which an order can be refunded. The suggested amount is everything that can be
 * refunded.
 */
export function renderRefundForms(order: ConsoleOrder, context: FormContext) {
  const { refundable } = order.refunds;
  const targets = REFUND_TARGETS.filter((target) => refundable[target] > 0);
  return (
    targets.length > 0 &&
    html`<details class="refund"><summary>Refund</summary>
${targets.map((target) => renderRefundForm(order, target, context))}
</details>`
  );
}

function renderRefundForm(order: ConsoleOrder, target: RefundTarget, { token, ...view }: FormContext) {
  const { row, refunds } = order;
  const quote = getQuote(order);
  const refundableAmount = toDecimalAmount(order, refunds.refundable[target]);
  return html`<form method="post" class="give" action="/console/orders/${row.id}/refund" id="refund-${row.id}-${target}-${refunds.nextSeq}">
${renderFormToken(token)}<input type="hidden" name="seq" value="${refunds.nextSeq}"><input type="hidden" name="target" value="${target}">${renderViewFields(view)}
<label>Amount in ${quote.currency}, at most ${refundableAmount.toFixed(quote.currency_digits)} <input name="amount" inputmode="decimal" required maxlength="16" autocomplete="off" value="${refundableAmount.toFixed(quote.currency_digits)}"></label>
<label>Reason, for your records <input name="reason" required maxlength="200" autocomplete="off"></label>
<button class="refuse">Refund to ${formatTarget(order, target)}</button>
</form>`;
}
