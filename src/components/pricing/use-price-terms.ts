import { useMemo } from 'react';
import type { DiscountBook } from '../../domain/menu/menu-types.ts';
import { shippedWeight } from '../../domain/pricing/delivery-fee.ts';
import { deliveryOf } from '../../stores/delivery/delivery-of.ts';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import type { PriceTerms } from './price-terms.ts';

const all = ({ allMenu, byItem, byCategory }: DiscountBook) => [
  ...(allMenu ? [allMenu] : []),
  ...Object.values(byItem),
  ...Object.values(byCategory),
];

/** What the cart is priced with now. */
export function usePriceTerms(): PriceTerms {
  const { type, coupon, place, sold } = useCart((state) => ({
    type: state.cart.sellingType,
    coupon: state.coupon?.terms ?? null,
    place: deliveryOf(state),
    sold: state.bill?.lines,
  }));
  const book = useMenu(({ discounts }) => discounts?.[type]);
  return useMemo(() => {
    const byId = new Map(book && all(book).map((discount) => [discount.id, discount]));
    return {
      coupon,
      discountOf: (id) => byId.get(id),
      isDeliveryFree: type === 'delivery' && !!coupon?.freeDelivery,
      delivery: place && { name: place.name, fee: place.fee, weight: shippedWeight(sold ?? []) },
    };
  }, [book, coupon, type, place, sold]);
}
