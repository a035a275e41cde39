import type { Quote } from '../../../api/schemas/order.ts';
import { couponSteps } from './coupon-steps.ts';
import type { Figure } from './figures.ts';
import { savedSteps, subtotalSteps } from './line-steps.ts';
import { moneyIn } from './quote-money.ts';
import { plus, type Step, stepsTo } from './step.ts';
import { addedTaxSteps, includedTaxSteps } from './tax-steps.ts';
import type { PriceTerms } from './terms.ts';
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
      return deliveryFeeSteps(quote);
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

/** A quote says only what the delivery costs: the shop sets it for the place. */
function deliveryFeeSteps(quote: Quote): readonly Step[] | null {
  const fee = moneyIn(quote)(quote.delivery_fee);
  return stepsTo(fee, [plus({ is: 'deliveryFee' }, fee)]);
}
