import type { LocalizedText, Menu, MenuItem, Picture } from '../../domain/menu/menu-types.ts';
import type { MenuSection } from './menu-sections.ts';

/** A category as a tile. */
export interface MenuTile {
  readonly id: string;
  readonly name: LocalizedText;
  /** The category's own, else that of its first item that has one. */
  readonly picture: Picture | null;
  /** Null until all items are read. */
  readonly count: number | null;
  /** Minutes after midnight at which the first of it is served today; null when something is served now. */
  readonly from: number | null;
}

interface SmartCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly itemIds: readonly string[];
}

const itemsOf = ({ runs }: MenuSection): readonly MenuItem[] => runs.flatMap(({ items }) => items);

/**
 * Computed groups as sections, of what is shown now. One that is called like a category is left out: the address would
 * mean both.
 */
export function smartSections(
  groups: readonly SmartCategory[],
  sections: readonly MenuSection[],
): readonly MenuSection[] {
  const shown = new Map(sections.flatMap(itemsOf).map((item) => [item.id, item]));
  const taken = new Set(sections.map(({ id }) => id));
  return groups.flatMap(({ id, name, itemIds }) => {
    const items = itemIds.flatMap((itemId) => shown.get(itemId) ?? []);
    return items.length && !taken.has(id)
      ? [{ id, name, description: {}, runs: [{ id, name: null, items }] }]
      : [];
  });
}

/** Tiles of sections. `opensAt` says of items that are not served yet when they are. */
export function tilesOf(
  sections: readonly MenuSection[],
  menu: Menu | null,
  complete: boolean,
  opensAt: ReadonlyMap<string, number>,
): readonly MenuTile[] {
  const pictures = new Map(menu?.categories.map(({ id, image }) => [id, image]));
  return sections.map((section) => {
    const items = itemsOf(section);
    const starts = items.flatMap(({ id }) => opensAt.get(id) ?? []);
    return {
      id: section.id,
      name: section.name,
      picture: pictures.get(section.id) ?? items.find(({ image }) => image)?.image ?? null,
      count: complete ? items.length : null,
      from: items.length && starts.length === items.length ? Math.min(...starts) : null,
    };
  });
}
