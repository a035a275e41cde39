import type { Money } from '../../money/money.ts';
import type { Bill, PricedLine } from '../pricing-types.ts';

const computeSum = (amounts: readonly Money[]): number => amounts.reduce((sum, { minor }) => sum + minor, 0);

type Check = readonly [rule: string, actualSum: number, expectedSum: number];

/**
 * Lists the errors in the sums of a bill. Empty if all parts add up exactly and no amount is negative.
 */
export function findBillFaults(bill: Bill): string[] {
  const { lines, inclusiveTaxes, exclusiveTaxes } = bill;
  const taxes = [...inclusiveTaxes, ...exclusiveTaxes];
  const feeAndDepositTotal = computeSum([
    bill.deposits,
    bill.deliveryFee,
    ...bill.fees.map(({ amount }) => amount),
  ]);
  /** The inclusive taxes of fees and deposits: all inclusive taxes without those of the lines. */
  const feeTaxTotal =
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
    // The taxes must be between 0 and the fees: then both numbers are 0.
    ['taxes of fees', Math.min(feeTaxTotal, 0), Math.max(feeTaxTotal - feeAndDepositTotal, 0)],
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
  // Only the three rounding amounts may be negative.
  const { rounding, cashRounding, onlineRounding, ...otherAmounts } = bill;
  return [
    ...checks
      .filter(([, actualSum, expectedSum]) => actualSum !== expectedSum)
      .map(([rule, ...sums]) => `${rule}: ${sums.join(' is not ')}`),
    ...[otherAmounts, ...lines, ...taxes].flatMap(findNegativeAmounts),
  ];
}

function listLineChecks({ line, modifiers, ...amounts }: PricedLine): Check[] {
  const unitPrice = amounts.discountedPrice.minor + amounts.modifiersPrice.minor;
  const optionsPrice = modifiers.reduce(
    (sum, { price, quantity, includedQuantity }) => sum + price.minor * (quantity - includedQuantity),
    0,
  );
  const priceAfterCoupon = amounts.total.minor - amounts.couponDiscountAmount.minor;
  return [
    [`modifiers of ${line.key}`, optionsPrice, amounts.modifiersPrice.minor],
    [`line ${line.key}`, unitPrice * line.count, amounts.total.minor],
    [`line ${line.key} after coupon`, priceAfterCoupon, amounts.priceAfterCoupon.minor],
  ];
}

function findNegativeAmounts(amounts: object): string[] {
  const negativeAmounts: string[] = [];
  for (const [name, amount] of Object.entries(amounts))
    if (typeof amount?.minor === 'number' && amount.minor < 0) negativeAmounts.push(`${name} is negative`);
  return negativeAmounts;
}
