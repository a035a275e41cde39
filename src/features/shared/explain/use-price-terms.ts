import { useMemo } from 'react';
import type { DiscountBook } from '../../../domain/menu/types.ts';
import { useCart, useMenu } from '../../../stores/context.tsx';
import type { PriceTerms } from './terms.ts';

const all = ({ allMenu, byItem, byCategory }: DiscountBook) => [
  ...(allMenu ? [allMenu] : []),
  ...Object.values(byItem),
  ...Object.values(byCategory),
];

/** What the cart is priced with now. */
export function usePriceTerms(): PriceTerms {
  const { type, coupon } = useCart((state) => ({
    type: state.cart.sellingType,
    coupon: state.coupon?.terms ?? null,
  }));
  const book = useMenu(({ discounts }) => discounts?.[type]);
  return useMemo(() => {
    const byId = new Map(book && all(book).map((discount) => [discount.id, discount]));
    return {
      coupon,
      discountOf: (id) => byId.get(id),
      isDeliveryFree: type === 'delivery' && !!coupon?.freeDelivery,
    };
  }, [book, coupon, type]);
}
