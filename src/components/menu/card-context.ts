import { createContext, useContext } from 'react';
import type { Business } from '../../domain/business/business-types.ts';
import type { DiscountBook } from '../../domain/menu/menu-types.ts';

/** What every card of a menu needs to know; the same object as long as none of it changes. */
export interface CardContextValue {
  readonly referenceId: string;
  /** As paths name the way of ordering. */
  readonly type: string;
  readonly discounts: DiscountBook;
  readonly layout: Business['menuLayout'];
  readonly priceOption: Business['multiplePriceOption'];
  readonly pricesHidden: boolean;
  /** Orders are taken now. */
  readonly cartEnabled: boolean;
  /** By item id, minutes after midnight at which it is served today; items left out are served now. */
  readonly opensAt: ReadonlyMap<string, number>;
  /** Ids of items in the "new" group. */
  readonly newIds: ReadonlySet<string>;
}

const CardContext = createContext<CardContextValue | null>(null);
export const CardProvider = CardContext;

export function useCardContext(): CardContextValue {
  const surroundings = useContext(CardContext);
  if (!surroundings) throw new Error('A CardProvider is missing');
  return surroundings;
}
