import { useMemo } from 'react';
import type { Category } from '../../domain/menu/menu-types.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import { useNamesOfWords } from './use-word-name.ts';

const hasWords = ({ items, subcategories }: Category): boolean =>
  items.some(({ tags, ingredients, allergens }) => tags.length + ingredients.length + allergens.length > 0) ||
  subcategories.some(hasWords);

/**
 * Has the names of what is in the dishes there before one is opened, where they would change their language under the eyes of
 * who reads them. Shows nothing.
 */
export function NamesAhead() {
  const menu = useMenu((state) => state.menu);
  const areWanted = useMemo(() => !!menu?.categories.some(hasWords), [menu]);
  useNamesOfWords(areWanted);
  return null;
}
