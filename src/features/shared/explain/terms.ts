import type { Discount } from '../../../domain/menu/types.ts';
import type { Coupon } from '../../../domain/pricing/types.ts';

/** What a quote was priced with and does not say itself; a receipt is read without. */
export interface PriceTerms {
  readonly discountOf: (id: string) => Discount | undefined;
  readonly coupon: Coupon | null;
  /** It would be brought for nothing, if the coupon is applied. */
  readonly isDeliveryFree: boolean;
}

export const NO_TERMS: PriceTerms = { discountOf: () => undefined, coupon: null, isDeliveryFree: false };
