import { add, multiply, subtract, sum } from '../../domain/money/arithmetic.ts';
import { createMoney, type Money } from '../../domain/money/money.ts';
import type { Quote, QuoteLine, QuoteTax } from '../../domain/pricing/quote.ts';
import {
  computeFormula,
  createMinusStep,
  createPlusStep,
  type Formula,
  type Step,
  verifySteps,
} from './explanation-steps.ts';
import type { Figure } from './figures.ts';
import type { PriceTerms } from './price-terms.ts';

type StepsOrNull = readonly Step[] | null;

/** The steps that lead to a figure of a quote; null if the quote's data does not lead to it. */
export function buildFigureSteps(figure: Figure, quote: Quote, terms: PriceTerms): StepsOrNull {
  switch (figure.kind) {
    case 'subtotal':
      return verifySteps(
        quote.subtotal,
        quote.lines.map((line) => createPlusStep(createLineSubject(line), line.total)),
      );
    case 'coupon':
      return buildCouponSteps(quote, terms);
    case 'taxAdded':
      return buildAddedTaxSteps(quote, figure.tax);
    case 'taxIncluded':
      return buildIncludedTaxSteps(quote, figure.tax);
    case 'deliveryFee':
      return buildDeliveryFeeSteps(quote, terms);
    case 'fee':
      return verifySteps(figure.amount, [
        createPlusStep({ kind: 'fee', name: figure.fee.name }, figure.amount),
      ]);
    case 'tip':
      return buildTipSteps(quote, terms);
    case 'deposits':
      return buildDepositSteps(quote);
    case 'rounding':
      return buildRoundingSteps(quote);
    case 'total':
      return buildTotalSteps(quote);
    case 'saved':
      return buildSavedSteps(quote);
    case 'wallet':
      return verifySteps(quote.wallet, [
        createPlusStep({ kind: 'total' }, quote.total),
        createMinusStep({ kind: 'exact' }, computeUnroundedDue(quote)),
      ]);
    case 'due':
    case 'paid':
      return buildDueSteps(quote);
    case 'cashRounding':
    case 'onlineRounding':
      return verifySteps(figure.amount, [
        createPlusStep({ kind: 'rounded' }, quote.due),
        createMinusStep({ kind: 'exact' }, computeUnroundedDue(quote)),
      ]);
  }
}

/** The total minus the wallet payment, before the rounding for the payment method. */
const computeUnroundedDue = ({ total, wallet }: Quote): Money => subtract(total, wallet);

/** The total minus the wallet payment, rounded for the payment method. */
function buildDueSteps({ total, wallet, cashRounding, onlineRounding, due }: Quote): StepsOrNull {
  const changes = [
    createMinusStep({ kind: 'wallet' }, wallet),
    createPlusStep({ kind: 'cashRounding' }, cashRounding),
    createPlusStep({ kind: 'onlineRounding' }, onlineRounding),
  ];
  return verifySteps(due, [
    createPlusStep({ kind: 'total' }, total),
    ...changes.filter(({ amount }) => amount.minor),
  ]);
}

/** The steps that lead to the price of a line: the unit price, the discount, the options, then the quantity. */
export function buildLineSteps(line: QuoteLine, { findDiscount }: PriceTerms): StepsOrNull {
  const { unitPrice, discountedPrice, discountId, quantity, total } = line;
  const steps: Step[] = [createPlusStep({ kind: 'unit', size: line.priceLabel }, unitPrice)];
  const discount = subtract(unitPrice, discountedPrice);
  if (discount.minor) {
    const reduction = discountId ? findDiscount(discountId)?.kind : undefined;
    const formula: Formula | undefined =
      reduction?.type === 'percent'
        ? { kind: 'percent', rate: reduction.rate, base: unitPrice, count: 1 }
        : undefined;
    steps.push(createMinusStep({ kind: 'discount' }, discount, formula));
  }
  for (const { name, quantity: chosenCount, includedQuantity, price: base } of line.modifiers) {
    const count = chosenCount - includedQuantity;
    if (base.minor && count)
      steps.push(
        createPlusStep({ kind: 'option', name }, multiply(base, count), { kind: 'times', base, count }),
      );
  }
  if (quantity !== 1)
    steps.push({ op: 'times', base: computeUnitTotal(line), count: quantity, amount: total });
  return verifySteps(total, steps);
}

/** The price of one unit with its options. */
const computeUnitTotal = ({ discountedPrice, modifiersPrice }: QuoteLine): Money =>
  add(discountedPrice, modifiersPrice);

const createLineSubject = ({ name, quantity }: QuoteLine) => ({ kind: 'line', name, quantity }) as const;

const createTaxSubject = ({ taxName: name, rate }: QuoteTax) => ({ kind: 'tax', name, rate }) as const;

/** The discount of each line. */
function buildSavedSteps(quote: Quote): StepsOrNull {
  const steps = quote.lines.flatMap((line) => {
    const base = subtract(line.unitPrice, line.discountedPrice);
    const { quantity: count } = line;
    return base.minor
      ? [createPlusStep(createLineSubject(line), multiply(base, count), { kind: 'times', base, count })]
      : [];
  });
  return verifySteps(quote.discount, steps);
}

/** The tip as one amount, with its percentage of the subtotal if the percentage is known. */
function buildTipSteps({ tip, subtotal }: Quote, { tipRate }: PriceTerms): StepsOrNull {
  const formula: Formula | undefined =
    tipRate === null ? undefined : { kind: 'percent', rate: tipRate, base: subtotal, count: 1 };
  return verifySteps(tip, [createPlusStep({ kind: 'tip' }, tip, formula)]);
}

/** The deposit of each line. */
function buildDepositSteps(quote: Quote): StepsOrNull {
  const lines = quote.lines.filter(({ deposit }) => deposit.minor);
  return verifySteps(
    quote.deposits,
    lines.map((line) => createPlusStep(createLineSubject(line), line.deposit)),
  );
}

/** The coupon's reduction of each line, with the number of units that the coupon applies to. */
function buildCouponSteps(quote: Quote, { coupon }: PriceTerms): StepsOrNull {
  const reduction = coupon?.code === quote.couponCode ? coupon?.kind : undefined;
  const steps = quote.lines.flatMap((line) => {
    const { couponDiscount, couponUnits: count } = line;
    if (!couponDiscount.minor) return [];
    const formula: Formula | undefined =
      reduction?.type === 'percent'
        ? { kind: 'percent', rate: reduction.rate, base: computeUnitTotal(line), count }
        : undefined;
    return [createPlusStep({ ...createLineSubject(line), quantity: count }, couponDiscount, formula)];
  });
  return verifySteps(quote.coupon, steps);
}

/** The steps of an exclusive tax: its rate applied to the net prices minus the coupon. That base is at least zero. */
function buildAddedTaxSteps({ netSubtotal, subtotal, coupon }: Quote, tax: QuoteTax): StepsOrNull {
  const { currency } = netSubtotal;
  const couponExcess = coupon.minor - netSubtotal.minor;
  const steps: Step[] = [
    createPlusStep({ kind: netSubtotal.minor === subtotal.minor ? 'subtotal' : 'net' }, netSubtotal),
  ];
  if (coupon.minor) steps.push(createMinusStep({ kind: 'coupon' }, coupon));
  if (couponExcess > 0)
    steps.push(createPlusStep({ kind: 'atLeastNothing' }, createMoney(couponExcess, currency)));
  const base = createMoney(Math.max(0, -couponExcess), currency);
  steps.push({ op: 'percent', base, rate: tax.rate, amount: tax.totalTaxValue });
  return verifySteps(tax.totalTaxValue, steps);
}

/**
 * The steps of an inclusive tax. A single inclusive tax is added up line by line. With several, the steps are the sum
 * of all inclusive taxes minus the others.
 */
function buildIncludedTaxSteps(quote: Quote, tax: QuoteTax): StepsOrNull {
  const otherTaxes = quote.inclusiveTaxes.filter((otherTax) => otherTax !== tax);
  const stepsByLine = otherTaxes.length
    ? null
    : verifySteps(tax.totalTaxValue, buildLineTaxSteps(quote, tax));
  if (stepsByLine) return stepsByLine;
  return verifySteps(tax.totalTaxValue, [
    createPlusStep(
      { kind: 'includedTaxes' },
      sum(quote.inclusiveTaxes.map(getTaxTotal), quote.total.currency),
    ),
    ...otherTaxes.map((otherTax) => createMinusStep(createTaxSubject(otherTax), otherTax.totalTaxValue)),
  ]);
}

const getTaxTotal = ({ totalTaxValue }: QuoteTax): Money => totalTaxValue;

const buildLineTaxSteps = ({ lines }: Quote, { rate }: QuoteTax): Step[] =>
  lines.flatMap((line) => {
    const amount = computeIncludedTax(line);
    const base = subtract(line.total, line.couponDiscount);
    return amount.minor
      ? [createPlusStep(createLineSubject(line), amount, { kind: 'includedTax', rate, base })]
      : [];
  });

/** The inclusive taxes in a line's price after the coupon. */
const computeIncludedTax = ({ total, couponDiscount, netPrice }: QuoteLine): Money =>
  subtract(subtract(total, couponDiscount), netPrice);

/** A zone's fee is one amount. A fee by weight consists of a fee per kg and a fixed fee (spec, section 9). */
function buildDeliveryFeeSteps({ deliveryFee: total }: Quote, { delivery }: PriceTerms): StepsOrNull {
  const fee = delivery?.fee;
  const singleStep = verifySteps(total, [createPlusStep({ kind: 'deliveryFee' }, total)]);
  if (!fee || 'minor' in fee || !delivery.weight) return singleStep;
  const formula = { kind: 'weight', base: fee.feesPerKg, kilograms: delivery.weight } as const;
  const steps = [
    createPlusStep({ kind: 'byWeight' }, computeFormula(formula).amount, formula),
    createPlusStep({ kind: 'fixedFee' }, fee.fixedFees),
  ];
  return (
    verifySteps(
      total,
      steps.filter(({ amount }) => amount.minor),
    ) ?? singleStep
  );
}

/** Every component of the total that is not zero. */
function buildTotalSteps(quote: Quote): StepsOrNull {
  const parts = [
    createMinusStep({ kind: 'coupon' }, quote.coupon),
    ...quote.exclusiveTaxes.map((tax) => createPlusStep(createTaxSubject(tax), tax.totalTaxValue)),
    createPlusStep({ kind: 'deposits' }, quote.deposits),
    createPlusStep({ kind: 'deliveryFee' }, quote.deliveryFee),
    ...quote.fees.map(({ name, amount }) => createPlusStep({ kind: 'fee', name }, amount)),
    createPlusStep({ kind: 'tip' }, quote.tip),
    createPlusStep({ kind: 'rounding' }, quote.rounding),
  ];
  return verifySteps(quote.total, [
    createPlusStep({ kind: 'subtotal' }, quote.subtotal),
    ...parts.filter(({ amount }) => amount.minor),
  ]);
}

/**
 * The smallest coin in minor units, by the currency's number of decimals. For Swiss francs it is 0.05 (decisions,
 * section 1).
 */
const COIN_MINOR = { 0: 1, 2: 5, 3: 50 };

/** The difference between the exact sum and the amount that can be paid in coins. */
function buildRoundingSteps({ total, rounding }: Quote): StepsOrNull {
  const exactTotal = subtract(total, rounding);
  const coin = createMoney(COIN_MINOR[total.currency.digits], total.currency);
  return verifySteps(rounding, [
    createPlusStep({ kind: 'rounded' }, total, { kind: 'roundedToCoin', base: exactTotal, coin }),
    createMinusStep({ kind: 'exact' }, exactTotal),
  ]);
}
