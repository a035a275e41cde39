import { useMemo } from 'react';
import type { Discount, DiscountBook, LocalizedText } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import { shippedWeight } from '../../domain/pricing/delivery-fee.ts';
import type { Coupon, ShippingRates } from '../../domain/pricing/pricing-types.ts';
import { deliveryOf } from '../../stores/delivery/delivery-state.ts';
import { useCart, useMenu } from '../../stores/stores-context.tsx';

/** Where a quote's delivery goes, and what that costs. */
export interface DeliveryTerms {
  readonly name: LocalizedText;
  /** By weight, or one for the place; undefined where only the amount is known. */
  readonly fee?: Money | ShippingRates;
  /** Of what is shipped by weight, in kg, as a decimal number. */
  readonly weight?: string | null;
}

/** What a quote was priced with and does not contain itself. A receipt is shown without it. */
export interface PriceTerms {
  readonly discountOf: (id: string) => Discount | undefined;
  readonly coupon: Coupon | null;
  /** The coupon makes the delivery free when it is applied. */
  readonly isDeliveryFree: boolean;
  /** Null: it is not brought, or the destination is not known. */
  readonly delivery: DeliveryTerms | null;
}

export const NO_TERMS: PriceTerms = {
  discountOf: () => undefined,
  coupon: null,
  isDeliveryFree: false,
  delivery: null,
};

const allDiscounts = ({ allMenu, byItem, byCategory }: DiscountBook) => [
  ...(allMenu ? [allMenu] : []),
  ...Object.values(byItem),
  ...Object.values(byCategory),
];

/** What the cart is priced with now. */
export function usePriceTerms(): PriceTerms {
  const { type, coupon, place, lines } = useCart((state) => ({
    type: state.cart.sellingType,
    coupon: state.coupon?.terms ?? null,
    place: deliveryOf(state),
    lines: state.bill?.lines,
  }));
  const book = useMenu(({ discounts }) => discounts?.[type]);
  return useMemo(() => {
    const byId = new Map(book && allDiscounts(book).map((discount) => [discount.id, discount]));
    return {
      coupon,
      discountOf: (id) => byId.get(id),
      isDeliveryFree: type === 'delivery' && !!coupon?.freeDelivery,
      delivery: place && { name: place.name, fee: place.fee, weight: shippedWeight(lines ?? []) },
    };
  }, [book, coupon, type, place, lines]);
}
