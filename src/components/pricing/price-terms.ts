import { useMemo } from 'react';
import { getFeeTerms } from '../../domain/business/selling.ts';
import type { Discount, DiscountBook, LocalizedText } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import { formatShippedWeight } from '../../domain/pricing/delivery-fee.ts';
import type { Coupon, ShippingRates } from '../../domain/pricing/pricing-types.ts';
import { getCartDelivery } from '../../stores/delivery/delivery-state.ts';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';

/** The destination and the fee of a quote's delivery. */
export interface QuoteDelivery {
  readonly name: LocalizedText;
  /** True for a parcel to another country. */
  readonly isShipped: boolean;
  /** The zone's fee, or the rates by weight for a parcel. Undefined if only the amount in the quote is known. */
  readonly fee?: Money | ShippingRates;
  /** The weight of the items whose shipping is charged by weight: kg as decimal text, such as "1.5". */
  readonly weight?: string | null;
}

/**
 * The rates that a quote was priced with. A quote does not contain them, so the explanations on a receipt leave them
 * out.
 */
export interface PriceTerms {
  readonly findDiscount: (id: string) => Discount | undefined;
  readonly coupon: Coupon | null;
  /** True if the coupon makes the delivery free. */
  readonly isDeliveryFree: boolean;
  /** Subtotal from which the delivery to the zone is free. Null if it is never free. */
  readonly freeDeliveryFrom: Money | null;
  /** The chosen tip in percent of the subtotal; null if there is no tip or it is an amount. */
  readonly tipRate: string | null;
  /** Null when the order is not delivered or the destination is unknown. */
  readonly delivery: QuoteDelivery | null;
}

export const NO_TERMS: PriceTerms = {
  findDiscount: () => undefined,
  coupon: null,
  isDeliveryFree: false,
  freeDeliveryFrom: null,
  tipRate: null,
  delivery: null,
};

const listDiscounts = ({ allMenu, byItem, byCategory }: DiscountBook) => [
  ...(allMenu ? [allMenu] : []),
  ...Object.values(byItem),
  ...Object.values(byCategory),
];

/** The rates that the cart is currently priced with. */
export function usePriceTerms(): PriceTerms {
  const { type, coupon, destination, lines, tip } = useCart((state) => ({
    type: state.cart.orderType,
    coupon: state.coupon?.terms ?? null,
    destination: getCartDelivery(state),
    lines: state.bill?.lines,
    tip: state.details.tip,
  }));
  const freeDeliveryFrom = useBusiness(
    ({ business }) => business && getFeeTerms(business, type).freeDeliveryFrom,
  );
  const discountBook = useMenu(({ discounts }) => discounts?.[type]);
  return useMemo(() => {
    const byId = new Map(
      discountBook && listDiscounts(discountBook).map((discount) => [discount.id, discount]),
    );
    return {
      coupon,
      findDiscount: (id) => byId.get(id),
      isDeliveryFree: type === 'delivery' && !!coupon?.freeDelivery,
      freeDeliveryFrom,
      tipRate: tip?.type === 'percent' ? tip.rate : null,
      delivery: destination && {
        name: destination.name,
        isShipped: destination.countryIso !== null,
        fee: destination.fee,
        weight: formatShippedWeight(lines ?? []),
      },
    };
  }, [discountBook, coupon, type, freeDeliveryFrom, tip, destination, lines]);
}
