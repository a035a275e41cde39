import type { Money } from '../../money/money.ts';
import type { Bill, PricedLine } from '../pricing-types.ts';

const computeSum = (list: readonly Money[]): number => list.reduce((sum, { minor }) => sum + minor, 0);

type Check = readonly [rule: string, part: number, whole: number];

/**
 * Lists the errors in the sums of a bill. Empty if all parts add up exactly and no amount is negative. Every pricing
 * test runs it on its bills.
 */
export function findBillFaults(bill: Bill): string[] {
  const { lines, inclusiveTaxes, exclusiveTaxes } = bill;
  const taxes = [...inclusiveTaxes, ...exclusiveTaxes];
  const feesAndDeposits = computeSum([
    bill.deposits,
    bill.deliveryFee,
    ...bill.fees.map(({ amount }) => amount),
  ]);
  /** Checks that the inclusive taxes of fees and deposits are between zero and the fees and deposits. */
  const feeTaxes =
    computeSum(inclusiveTaxes.map(({ totalTaxValue }) => totalTaxValue)) -
    (bill.subtotal.minor - bill.coupon.minor - computeSum(lines.map(({ netPrice }) => netPrice)));
  const checks: Check[] = [
    ...lines.flatMap(listLineChecks),
    ...taxes.map(
      (tax): Check => [
        `tax ${tax.taxId}`,
        computeSum([tax.taxValue, tax.modifiersTaxValue]),
        tax.totalTaxValue.minor,
      ],
    ),
    ['subtotal', computeSum(lines.map(({ total }) => total)), bill.subtotal.minor],
    ['coupon', computeSum(lines.map(({ couponDiscountAmount }) => couponDiscountAmount)), bill.coupon.minor],
    [
      'discount',
      lines.reduce(
        (sum, line) => sum + (line.unitPrice.minor - line.discountedPrice.minor) * line.line.count,
        0,
      ),
      bill.discount.minor,
    ],
    ['deposits', computeSum(lines.map(({ deposit }) => deposit)), bill.deposits.minor],
    ['taxes of fees', Math.min(feeTaxes, 0), Math.max(feeTaxes - feesAndDeposits, 0)],
    [
      'total',
      computeSum([
        bill.subtotal,
        ...exclusiveTaxes.map(({ totalTaxValue }) => totalTaxValue),
        bill.deposits,
        bill.deliveryFee,
        ...bill.fees.map(({ amount }) => amount),
        bill.tip,
        bill.rounding,
      ]) - bill.coupon.minor,
      bill.total.minor,
    ],
    ['tip above the subtotal', Math.max(bill.tip.minor - bill.subtotal.minor, 0), 0],
    [
      'due',
      bill.total.minor - bill.wallet.minor + bill.cashRounding.minor + bill.onlineRounding.minor,
      bill.due.minor,
    ],
  ];
  const { rounding, cashRounding, onlineRounding, ...parts } = bill;
  return [
    ...checks
      .filter(([, part, whole]) => part !== whole)
      .map(([rule, ...sums]) => `${rule}: ${sums.join(' is not ')}`),
    ...[parts, ...lines, ...taxes].flatMap(findNegativeAmounts),
  ];
}

function listLineChecks({ line, modifiers, ...priced }: PricedLine): Check[] {
  const unit = priced.discountedPrice.minor + priced.modifiersPrice.minor;
  const options = modifiers.reduce(
    (sum, { price, quantity, includedQuantity }) => sum + price.minor * (quantity - includedQuantity),
    0,
  );
  const afterCoupon = priced.total.minor - priced.couponDiscountAmount.minor;
  return [
    [`modifiers of ${line.key}`, options, priced.modifiersPrice.minor],
    [`line ${line.key}`, unit * line.count, priced.total.minor],
    [`line ${line.key} after coupon`, afterCoupon, priced.priceAfterCoupon.minor],
  ];
}

function findNegativeAmounts(amounts: object): string[] {
  const negative: string[] = [];
  for (const [name, value] of Object.entries(amounts))
    if (typeof value?.minor === 'number' && value.minor < 0) negative.push(`${name} is negative`);
  return negative;
}
