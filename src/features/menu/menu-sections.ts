import type { LocalizedText, Menu, MenuItem } from '../../domain/menu/menu-types.ts';

/** Items under one heading; without a name they follow the section's own. */
export interface ItemRun {
  readonly id: string;
  readonly name: LocalizedText | null;
  readonly items: readonly MenuItem[];
}

export interface MenuSection {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly runs: readonly ItemRun[];
}

/** A menu as it is shown, category by category; subcategories keep their headings if the business wants them. */
export const sectionsOf = (shown: Menu, withSubcategories: boolean): readonly MenuSection[] =>
  shown.categories.map(({ id, name, description, items, subcategories }) => {
    const nested = subcategories.map((sub) => ({ id: sub.id, name: sub.name, items: sub.items }));
    const runs: ItemRun[] = withSubcategories
      ? [{ id, name: null, items }, ...nested]
      : [{ id, name: null, items: [...items, ...nested.flatMap((sub) => sub.items)] }];
    return { id, name, description, runs: runs.filter((run) => run.items.length) };
  });
