import { useMemo } from 'react';
import type { Business } from '../../domain/business/business-types.ts';
import { isCartUsable } from '../../domain/business/selling.ts';
import type { DiscountBook, OrderType } from '../../domain/menu/menu-types.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import type { CardContextValue } from './card-context.ts';

const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** Returns the value for `CardProvider`. The object stays the same until one of its values changes. */
export function useCardContextValue(
  business: Business,
  referenceId: string,
  type: OrderType,
  isOpen: boolean,
  startMinutesById: CardContextValue['startMinutesById'],
): CardContextValue {
  const { discounts, smartCategories } = useMenu((state) => ({
    discounts: state.discounts,
    smartCategories: state.smartCategories,
  }));
  const isCartEnabled = isCartUsable(business, type, { open: isOpen });
  return useMemo(
    () => ({
      referenceId,
      type,
      discounts: discounts?.[type] ?? NO_DISCOUNTS,
      layout: business.menuLayout,
      priceOption: business.multiplePriceOption,
      arePricesHidden: business.hidesPrices,
      isCartEnabled,
      startMinutesById,
      newIds: new Set(smartCategories.find(({ kind }) => kind === 'new')?.itemIds),
    }),
    [business, referenceId, type, discounts, smartCategories, isCartEnabled, startMinutesById],
  );
}
