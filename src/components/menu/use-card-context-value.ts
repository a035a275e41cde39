import { useMemo } from 'react';
import type { Business } from '../../domain/business/business-types.ts';
import { isCartUsable } from '../../domain/business/selling.ts';
import type { DiscountBook, OrderType } from '../../domain/menu/menu-types.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import type { CardContextValue } from './card-context.ts';

const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** The value for `CardProvider`. A new object only when a part of it changes. */
export function useCardContextValue(
  business: Business,
  referenceId: string,
  type: OrderType,
  open: boolean,
  opensAt: CardContextValue['opensAt'],
): CardContextValue {
  const { discounts, smartCategories } = useMenu((state) => ({
    discounts: state.discounts,
    smartCategories: state.smartCategories,
  }));
  const cartEnabled = isCartUsable(business, type, { open });
  return useMemo(
    () => ({
      referenceId,
      type,
      discounts: discounts?.[type] ?? NO_DISCOUNTS,
      layout: business.menuLayout,
      priceOption: business.multiplePriceOption,
      pricesHidden: business.hidePrice,
      cartEnabled,
      opensAt,
      newIds: new Set(smartCategories.find(({ kind }) => kind === 'new')?.itemIds),
    }),
    [business, referenceId, type, discounts, smartCategories, cartEnabled, opensAt],
  );
}
