import { useMemo } from 'react';
import type { WireBusiness } from '../../api/contract/business-contract.ts';
import type { DiscountBook, SellingType } from '../../domain/menu/menu-types.ts';
import { isCartUsable } from '../../stores/business/selling.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import type { CardSurroundings } from './card-context.ts';

const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** What the cards of a menu need; another object only when something of it changes. */
export function useSurroundingsOf(
  business: WireBusiness,
  referenceId: string,
  type: SellingType,
  open: boolean,
  opensAt: CardSurroundings['opensAt'],
): CardSurroundings {
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
      layout: business.menu_layout,
      priceOption: business.multiple_price_option,
      pricesHidden: business.hide_price,
      cartEnabled,
      opensAt,
      newIds: new Set(smartCategories.find(({ kind }) => kind === 'new')?.itemIds),
    }),
    [business, referenceId, type, discounts, smartCategories, cartEnabled, opensAt],
  );
}
