import type { Discount, LocalizedText } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Coupon, ShippingRates } from '../../domain/pricing/pricing-types.ts';

/** Where a quote's delivery goes, and what that costs. */
export interface DeliveryTerms {
  readonly name: LocalizedText;
  /** By weight, or one for the place; undefined where only the amount is known. */
  readonly fee?: Money | ShippingRates;
  /** Of what is shipped by weight, in kg, as a decimal number. */
  readonly weight?: string | null;
}

/** What a quote was priced with and does not say itself; a receipt is read without. */
export interface PriceTerms {
  readonly discountOf: (id: string) => Discount | undefined;
  readonly coupon: Coupon | null;
  /** It would be brought for nothing, if the coupon is applied. */
  readonly isDeliveryFree: boolean;
  /** Null: it is not brought, or nobody knows where to. */
  readonly delivery: DeliveryTerms | null;
}

export const NO_TERMS: PriceTerms = {
  discountOf: () => undefined,
  coupon: null,
  isDeliveryFree: false,
  delivery: null,
};
