import { createContext, useContext } from 'react';
import type { Business } from '../../domain/business/business-types.ts';
import type { DiscountBook } from '../../domain/menu/menu-types.ts';

/** The data that all cards of a menu share. */
export interface CardContextValue {
  readonly referenceId: string;
  /** The order type as it appears in paths. */
  readonly type: string;
  readonly discounts: DiscountBook;
  readonly layout: Business['menuLayout'];
  readonly priceOption: Business['multiplePriceOption'];
  readonly arePricesHidden: boolean;
  /** True if dishes can be added to the cart now. */
  readonly isCartEnabled: boolean;
  /**
   * When items that are served later today start to be served, by item id, in minutes after midnight. Items that are
   * served now are not in the map.
   */
  readonly startMinutesById: ReadonlyMap<string, number>;
  /** Ids of items in the "new" smart category. */
  readonly newIds: ReadonlySet<string>;
}

const CardContext = createContext<CardContextValue | null>(null);
export const CardProvider = CardContext;

export function useCardContext(): CardContextValue {
  const context = useContext(CardContext);
  if (!context) throw new Error('useCardContext needs a CardProvider above the component');
  return context;
}
