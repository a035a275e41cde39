import type { Quote } from '../../api/contract/quote-contract.ts';
import { couponSteps } from './coupon-steps.ts';
import type { Figure } from './figures.ts';
import { worked } from './formula.ts';
import { savedSteps, subtotalSteps } from './line-steps.ts';
import type { PriceTerms } from './price-terms.ts';
import { moneyIn } from './quote-money.ts';
import { plus, type Step, stepsTo } from './step.ts';
import { addedTaxSteps, includedTaxSteps } from './tax-steps.ts';
import { dueSteps, roundingSteps, totalSteps, walletSteps } from './total-steps.ts';

/** The steps that made a figure of a quote; null when what the quote says does not lead to it. */
export function figureSteps(figure: Figure, quote: Quote, terms: PriceTerms): readonly Step[] | null {
  switch (figure.kind) {
    case 'subtotal':
      return subtotalSteps(quote);
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
      return walletSteps(quote);
    case 'due':
      return dueSteps(quote);
  }
}

/** A place's own fee is one amount; by weight it is so much for each kg, and once for all of it (spec, section 9). */
function deliveryFeeSteps(quote: Quote, { delivery }: PriceTerms): readonly Step[] | null {
  const total = moneyIn(quote)(quote.delivery_fee);
  const fee = delivery?.fee;
  if (!fee || 'minor' in fee || !delivery.weight) return stepsTo(total, [plus({ is: 'deliveryFee' }, total)]);
  const { feesPerKg, fixedFees } = fee;
  const by = { kind: 'weight', of: feesPerKg, kilograms: delivery.weight } as const;
  const steps = [plus({ is: 'byWeight' }, worked(by).amount, by), plus({ is: 'fixedFee' }, fixedFees)];
  return (
    stepsTo(
      total,
      steps.filter(({ amount }) => amount.minor),
    ) ?? stepsTo(total, [plus({ is: 'deliveryFee' }, total)])
  );
}
