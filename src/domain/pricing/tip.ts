import { createMoney, type Money } from '../money/money.ts';
import { computeDiscountAmount } from './discount.ts';

/** A tip that the customer adds to the order: a rate in percent of the subtotal, or an amount. */
export type Tip =
  | { readonly type: 'percent'; readonly rate: string }
  | { readonly type: 'fixed'; readonly value: Money };

/** The tips that a business offers for an order type. */
export interface TipOffer {
  /** In percent of the subtotal. */
  readonly percents: readonly string[];
  readonly amounts: readonly Money[];
  /** Whether the customer may enter an amount that is not in `amounts`. */
  readonly allowsOtherAmounts: boolean;
}

/** Computes a tip for a subtotal, both in minor units. The tip is rounded, never negative and at most the subtotal. */
export const computeTip = (tip: Tip, subtotal: number, currency: Money['currency']): number =>
  computeDiscountAmount(createMoney(subtotal, currency), tip);

/** Whether the business accepts this tip. `offer` is null if the business takes no tips. */
export function isTipAccepted(offer: TipOffer | null, tip: Tip): boolean {
  if (!offer) return false;
  if (tip.type === 'percent') return offer.percents.some((rate) => Number(rate) === Number(tip.rate));
  const { value } = tip;
  return (
    value.minor >= 0 && (offer.allowsOtherAmounts || offer.amounts.some(({ minor }) => minor === value.minor))
  );
}
