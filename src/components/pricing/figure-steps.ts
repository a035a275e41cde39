import { add, multiply, subtract } from '../../domain/money/arithmetic.ts';
import { type Money, money } from '../../domain/money/money.ts';
import type { Quote, QuoteLine, QuoteTax } from '../../domain/pricing/quote.ts';
import { computeFormula, type Formula, minus, plus, type Step, stepsTo } from './explanation-steps.ts';
import type { Figure } from './figures.ts';
import type { PriceTerms } from './price-terms.ts';

type Steps = readonly Step[] | null;

/** The steps that lead to a figure of a quote; null when the quote's data does not lead to it. */
export function figureSteps(figure: Figure, quote: Quote, terms: PriceTerms): Steps {
  switch (figure.kind) {
    case 'subtotal':
      return stepsTo(
        quote.subtotal,
        quote.lines.map((line) => plus(lineSubject(line), line.total)),
      );
    case 'coupon':
      return couponSteps(quote, terms);
    case 'taxAdded':
      return addedTaxSteps(quote, figure.tax);
    case 'taxIncluded':
      return includedTaxSteps(quote, figure.tax);
    case 'deliveryFee':
      return deliveryFeeSteps(quote, terms);
    case 'rounding':
      return roundingSteps(quote);
    case 'total':
      return totalSteps(quote);
    case 'saved':
      return savedSteps(quote);
    case 'wallet':
      return stepsTo(quote.wallet, [plus({ is: 'total' }, quote.total), minus({ is: 'due' }, quote.due)]);
    case 'due':
      return stepsTo(quote.due, [plus({ is: 'total' }, quote.total), minus({ is: 'wallet' }, quote.wallet)]);
  }
}

/** The steps that lead to the price of a line: one unit, its discount and options, then the quantity. */
export function lineSteps(line: QuoteLine, { discountOf }: PriceTerms): Steps {
  const { unitPrice, discountedPrice, discountId, quantity, total } = line;
  const steps: Step[] = [plus({ is: 'unit', size: line.priceLabel }, unitPrice)];
  const discount = subtract(unitPrice, discountedPrice);
  if (discount.minor) {
    const kind = discountId ? discountOf(discountId)?.kind : undefined;
    const formula: Formula | undefined =
      kind?.type === 'percent' ? { kind: 'percent', rate: kind.rate, of: unitPrice, count: 1 } : undefined;
    steps.push(minus({ is: 'discount' }, discount, formula));
  }
  for (const { name, quantity: count, price: of } of line.modifiers)
    if (of.minor) steps.push(plus({ is: 'option', name }, multiply(of, count), { kind: 'times', of, count }));
  if (quantity !== 1) steps.push({ op: 'times', of: priceOfOne(line), count: quantity, amount: total });
  return stepsTo(total, steps);
}

const priceOfOne = ({ discountedPrice, modifiersPrice }: QuoteLine): Money =>
  add(discountedPrice, modifiersPrice);

const lineSubject = ({ name, quantity }: QuoteLine) => ({ is: 'line', name, quantity }) as const;

const taxSubject = ({ taxName: name, rate }: QuoteTax) => ({ is: 'tax', name, rate }) as const;

/** The discount of each line. */
function savedSteps(quote: Quote): Steps {
  const steps = quote.lines.flatMap((line) => {
    const of = subtract(line.unitPrice, line.discountedPrice);
    const { quantity: count } = line;
    return of.minor ? [plus(lineSubject(line), multiply(of, count), { kind: 'times', of, count })] : [];
  });
  return stepsTo(quote.discount, steps);
}

/** The coupon's reduction of each line, and the number of units it applies to. */
function couponSteps(quote: Quote, { coupon }: PriceTerms): Steps {
  const kind = coupon?.code === quote.couponCode ? coupon?.kind : undefined;
  const steps = quote.lines.flatMap((line) => {
    const { couponDiscount, couponUnits: count } = line;
    if (!couponDiscount.minor) return [];
    const formula: Formula | undefined =
      kind?.type === 'percent'
        ? { kind: 'percent', rate: kind.rate, of: priceOfOne(line), count }
        : undefined;
    return [plus({ ...lineSubject(line), quantity: count }, couponDiscount, formula)];
  });
  return stepsTo(quote.coupon, steps);
}

/** An exclusive tax: its rate, applied to the net prices minus the coupon, but never to less than zero. */
function addedTaxSteps({ netSubtotal, subtotal, coupon }: Quote, tax: QuoteTax): Steps {
  const { currency } = netSubtotal;
  const couponExcess = coupon.minor - netSubtotal.minor;
  const steps: Step[] = [
    plus({ is: netSubtotal.minor === subtotal.minor ? 'subtotal' : 'net' }, netSubtotal),
  ];
  if (coupon.minor) steps.push(minus({ is: 'coupon' }, coupon));
  if (couponExcess > 0) steps.push(plus({ is: 'atLeastNothing' }, money(couponExcess, currency)));
  const base = money(Math.max(0, -couponExcess), currency);
  steps.push({ op: 'percent', of: base, rate: tax.rate, amount: tax.totalTaxValue });
  return stepsTo(tax.totalTaxValue, steps);
}

/** An inclusive tax: its part of each line. With several inclusive taxes: their sum minus the other taxes. */
function includedTaxSteps(quote: Quote, tax: QuoteTax): Steps {
  const others = quote.inclusiveTaxes.filter((other) => other !== tax);
  const byLine = others.length ? null : stepsTo(tax.totalTaxValue, taxByLine(quote, tax));
  if (byLine) return byLine;
  return stepsTo(tax.totalTaxValue, [
    plus({ is: 'includedTaxes' }, subtract(quote.subtotal, quote.netSubtotal)),
    ...others.map((other) => minus(taxSubject(other), other.totalTaxValue)),
  ]);
}

const taxByLine = ({ lines }: Quote, { rate }: QuoteTax): Step[] =>
  lines.flatMap((line) => {
    const amount = subtract(line.total, line.netPrice);
    return amount.minor ? [plus(lineSubject(line), amount, { kind: 'inside', rate, of: line.total })] : [];
  });

/** A zone's fee is one amount. A fee by weight is a fee per kg plus a fixed fee (spec, section 9). */
function deliveryFeeSteps({ deliveryFee: total }: Quote, { delivery }: PriceTerms): Steps {
  const fee = delivery?.fee;
  const oneAmount = stepsTo(total, [plus({ is: 'deliveryFee' }, total)]);
  if (!fee || 'minor' in fee || !delivery.weight) return oneAmount;
  const formula = { kind: 'weight', of: fee.feesPerKg, kilograms: delivery.weight } as const;
  const steps = [
    plus({ is: 'byWeight' }, computeFormula(formula).amount, formula),
    plus({ is: 'fixedFee' }, fee.fixedFees),
  ];
  return (
    stepsTo(
      total,
      steps.filter(({ amount }) => amount.minor),
    ) ?? oneAmount
  );
}

/** Every part of the total that is not zero. */
function totalSteps(quote: Quote): Steps {
  const parts = [
    minus({ is: 'coupon' }, quote.coupon),
    ...quote.exclusiveTaxes.map((tax) => plus(taxSubject(tax), tax.totalTaxValue)),
    plus({ is: 'deliveryFee' }, quote.deliveryFee),
    plus({ is: 'rounding' }, quote.rounding),
  ];
  return stepsTo(quote.total, [
    plus({ is: 'subtotal' }, quote.subtotal),
    ...parts.filter(({ amount }) => amount.minor),
  ]);
}

/** The smallest coin in minor units, by the currency's decimals. For Swiss francs it is 0.05 (decisions, section 1). */
const COIN_MINOR = { 0: 1, 2: 5, 3: 50 };

/** The difference between the exact sum and the amount that can be paid in coins. */
function roundingSteps({ total, rounding }: Quote): Steps {
  const exact = subtract(total, rounding);
  const coin = money(COIN_MINOR[total.currency.digits], total.currency);
  return stepsTo(rounding, [
    plus({ is: 'rounded' }, total, { kind: 'coin', of: exact, coin }),
    minus({ is: 'exact' }, exact),
  ]);
}
