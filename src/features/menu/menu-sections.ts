import type { LocalizedText, Menu, MenuItem } from '../../domain/menu/menu-types.ts';

/** Items below one heading. A run without a name is directly below the heading of its section. */
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

/** Builds one section per category of a visible menu. `withSubcategories` keeps the headings of subcategories. */
export const buildSections = (visible: Menu, withSubcategories: boolean): readonly MenuSection[] =>
  visible.categories.map(({ id, name, description, items, subcategories }) => {
    const nested = subcategories.map((sub) => ({ id: sub.id, name: sub.name, items: sub.items }));
    const runs: ItemRun[] = withSubcategories
      ? [{ id, name: null, items }, ...nested]
      : [{ id, name: null, items: [...items, ...nested.flatMap((sub) => sub.items)] }];
    return { id, name, description, runs: runs.filter((run) => run.items.length) };
  });

/** A category in the list of categories, with the number of its items. */
export interface CategoryEntry {
  readonly id: string;
  readonly name: LocalizedText;
  readonly count: number;
  readonly subcategories: readonly CategoryEntry[];
}

/** Builds the entries of the category list. Only subcategories with a heading on the menu get an entry. */
export const buildCategoryEntries = (sections: readonly MenuSection[]): readonly CategoryEntry[] =>
  sections.map(({ id, name, runs }) => ({
    id,
    name,
    count: runs.reduce((sum, { items }) => sum + items.length, 0),
    subcategories: runs.flatMap((run) =>
      run.name ? [{ id: run.id, name: run.name, count: run.items.length, subcategories: [] }] : [],
    ),
  }));
