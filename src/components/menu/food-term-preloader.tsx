import { useMemo } from 'react';
import type { Category } from '../../domain/menu/menu-types.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import { useLoadFoodTermNames } from './food-terms.ts';

const hasFoodTerms = ({ items, subcategories }: Category): boolean =>
  items.some(({ tags, ingredients, allergens }) => tags.length + ingredients.length + allergens.length > 0) ||
  subcategories.some(hasFoodTerms);

/**
 * Renders nothing. Loads the names of tags, ingredients and allergens before a dish is opened, so that they don't
 * change language while the customer reads them.
 */
export function FoodTermPreloader() {
  const menu = useMenu((state) => state.menu);
  const isNeeded = useMemo(() => !!menu?.categories.some(hasFoodTerms), [menu]);
  useLoadFoodTermNames(isNeeded);
  return null;
}
