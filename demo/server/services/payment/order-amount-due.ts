import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import { subtract, toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { createCurrency, createMoney, type Money, parseMoney } from '../../../../src/domain/money/money.ts';
import { getRoundingSteps, isPayableOnline } from '../../../../src/domain/payment/payment-steps.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import { type AmountDue, computeAmountDue } from '../../../../src/domain/pricing/amount-due.ts';
import type { OrderRow } from '../../repo/orders/orders-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal } from '../shared/refusal.ts';

type PricedRow = Pick<OrderRow, 'quote' | 'currency' | 'currencyDigits' | 'total'>;
type DueColumns = Pick<OrderRow, 'due' | 'quote'>;

/** What the customer pays after the wallet, before rounding. */
function computeRestAfterWallet({ quote, currency: code, currencyDigits, total }: PricedRow): Money {
  const currency = createCurrency(code, currencyDigits);
  return subtract(createMoney(total, currency), parseMoney((quote as Quote).wallet, currency));
}

const toDueColumns = (
  quote: OrderRow['quote'],
  { due, cashRounding, onlineRounding }: AmountDue,
): DueColumns => ({
  due: due.minor,
  quote: {
    ...(quote as Quote),
    cash_rounding: toDecimal(cashRounding),
    online_rounding: toDecimal(onlineRounding),
    due: toDecimal(due),
  },
});

type RoundingSettings = Pick<Business, 'currency' | 'paymentSteps'>;

/** Whether the order is in the business's current currency. The rounding rules apply only to this currency. */
const isInBusinessCurrency = (
  { currency, currencyDigits }: PricedRow,
  { currency: { code, digits } }: RoundingSettings,
): boolean => currency === code && currencyDigits === digits;

/**
 * Throws Refusal 422 `payment_unavailable` if an order would be paid online, but the provider cannot charge its amount.
 */
export function requireChargeable(row: PricedRow, business: RoundingSettings, paymentType: number): void {
  if (!isPaidOnline(paymentType) || !isInBusinessCurrency(row, business)) return;
  if (!isPayableOnline(computeRestAfterWallet(row), business.paymentSteps))
    throw createInvalidFieldRefusal(
      'payment_unavailable',
      'payment_type',
      'The payment provider cannot charge this amount',
    );
}

/** The amount due if the order is paid with `paymentType`, as the order's columns. */
export const computeDueColumns = (
  row: PricedRow,
  business: RoundingSettings,
  paymentType: number,
): DueColumns =>
  toDueColumns(
    row.quote,
    computeAmountDue(
      computeRestAfterWallet(row),
      isInBusinessCurrency(row, business)
        ? getRoundingSteps(business.paymentSteps, paymentType)
        : { cashStep: null, onlineStep: null },
    ),
  );

/** The amount due of an order for which `paidAmount` minor units were paid online, as the order's columns. */
export function toPaidColumns(row: PricedRow, paidAmount: number): DueColumns {
  const restAfterWallet = computeRestAfterWallet(row);
  const due = createMoney(paidAmount, restAfterWallet.currency);
  return toDueColumns(row.quote, {
    due,
    cashRounding: createMoney(0, restAfterWallet.currency),
    onlineRounding: subtract(due, restAfterWallet),
  });
}
