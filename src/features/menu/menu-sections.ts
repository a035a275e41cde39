import type { LocalizedText, Menu, MenuItem } from '../../domain/menu/menu-types.ts';

/** The items of a subcategory. A part without a name contains the items that are in no subcategory. */
export interface SectionPart {
  readonly id: string;
  readonly name: LocalizedText | null;
  readonly items: readonly MenuItem[];
  /** Number of items before `shortenMenu` shortened `items`. */
  readonly total?: number;
}

export interface MenuSection {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly parts: readonly SectionPart[];
}

/** Builds one section per category of a visible menu. `showsSubcategories` gives each subcategory its own part. */
export const buildSections = (visibleMenu: Menu, showsSubcategories: boolean): readonly MenuSection[] =>
  visibleMenu.categories.map(({ id, name, description, items, subcategories }) => {
    const nestedParts = subcategories.map((sub) => ({ id: sub.id, name: sub.name, items: sub.items }));
    const parts: SectionPart[] = showsSubcategories
      ? [{ id, name: null, items }, ...nestedParts]
      : [{ id, name: null, items: [...items, ...nestedParts.flatMap((sub) => sub.items)] }];
    return { id, name, description, parts: parts.filter((part) => part.items.length) };
  });

/**
 * Maximum number of items in the menu that the server renders. A phone would need seconds for thousands of cards. The
 * pages of the categories list all items.
 */
const MAX_SERVER_ITEMS = 500;

/**
 * Returns the part of a menu that the server renders. The section at `linkedIndex`, to which the URL points, is not
 * shortened.
 */
export function shortenMenu(sections: readonly MenuSection[], linkedIndex: number): readonly MenuSection[] {
  let itemsLeft = MAX_SERVER_ITEMS;
  const shorten = (part: SectionPart): SectionPart => {
    const items = part.items.slice(0, itemsLeft);
    itemsLeft -= items.length;
    return { ...part, items, total: part.items.length };
  };
  return sections.map((section, index) =>
    index === linkedIndex ? section : { ...section, parts: section.parts.map(shorten) },
  );
}

/** Whether `shortenMenu` has left out items of a section. */
export const isShortened = ({ parts }: MenuSection): boolean =>
  parts.some(({ items, total = 0 }) => total > items.length);

/** A category in the category list, with its item count. */
export interface CategoryEntry {
  readonly id: string;
  readonly name: LocalizedText;
  readonly count: number;
  readonly subcategories: readonly CategoryEntry[];
}

/** Builds the entries of the category list. Only subcategories with a heading on the menu get an entry. */
export const buildCategoryEntries = (sections: readonly MenuSection[]): readonly CategoryEntry[] =>
  sections.map(({ id, name, parts }) => ({
    id,
    name,
    count: parts.reduce((sum, { items }) => sum + items.length, 0),
    subcategories: parts.flatMap((part) =>
      part.name ? [{ id: part.id, name: part.name, count: part.items.length, subcategories: [] }] : [],
    ),
  }));
