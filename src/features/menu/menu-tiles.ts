import type { LocalizedText, Menu, MenuItem, Picture } from '../../domain/menu/menu-types.ts';
import type { MenuSection } from './menu-sections.ts';

/** A category as a tile. */
export interface MenuTile {
  readonly id: string;
  readonly name: LocalizedText;
  /** Picture of the category, or else of its first item with a picture. */
  readonly picture: Picture | null;
  /** Null until all items are loaded. */
  readonly count: number | null;
  /** Start time of the category's first item today, in minutes after midnight. Null when an item is served now. */
  readonly from: number | null;
}

interface SmartCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly itemIds: readonly string[];
}

const collectItems = ({ parts }: MenuSection): readonly MenuItem[] => parts.flatMap(({ items }) => items);

/**
 * Builds sections from smart categories, with the items that are visible now. Skips a smart category whose id is also a
 * category's id, because both would have the same URL.
 */
export function buildSmartSections(
  smartCategories: readonly SmartCategory[],
  sections: readonly MenuSection[],
): readonly MenuSection[] {
  const visibleItems = new Map(sections.flatMap(collectItems).map((item) => [item.id, item]));
  const categoryIds = new Set(sections.map(({ id }) => id));
  return smartCategories.flatMap(({ id, name, itemIds }) => {
    const items = itemIds.flatMap((itemId) => visibleItems.get(itemId) ?? []);
    return items.length && !categoryIds.has(id)
      ? [{ id, name, description: {}, parts: [{ id, name: null, items }] }]
      : [];
  });
}

/**
 * Builds a tile for each section. `startMinutesById` contains the items that are not served yet, by item id, with their
 * start times in minutes after midnight.
 */
export function buildTiles(
  sections: readonly MenuSection[],
  menu: Menu | null,
  isComplete: boolean,
  startMinutesById: ReadonlyMap<string, number>,
): readonly MenuTile[] {
  const pictures = new Map(menu?.categories.map(({ id, image }) => [id, image]));
  return sections.map((section) => {
    const items = collectItems(section);
    const startTimes = items.flatMap(({ id }) => startMinutesById.get(id) ?? []);
    return {
      id: section.id,
      name: section.name,
      picture: pictures.get(section.id) ?? items.find(({ image }) => image)?.image ?? null,
      count: isComplete ? items.length : null,
      from: items.length && startTimes.length === items.length ? Math.min(...startTimes) : null,
    };
  });
}
