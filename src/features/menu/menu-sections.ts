import { visibleMenu } from '../../domain/availability/visible.ts';
import type { LocalizedText, Menu, MenuItem, SellingType } from '../../domain/menu/types.ts';
import type { ZonedNow } from '../../domain/schedule/zoned.ts';

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

/** The menu as it is shown now, category by category; subcategories keep their headings if the business wants them. */
export function sectionsOf(
  menu: Menu,
  type: SellingType,
  now: ZonedNow,
  withSubcategories: boolean,
): readonly MenuSection[] {
  return visibleMenu(menu, { type, now }).categories.map(
    ({ id, name, description, items, subcategories }) => {
      const nested = subcategories.map((sub) => ({ id: sub.id, name: sub.name, items: sub.items }));
      const runs: ItemRun[] = withSubcategories
        ? [{ id, name: null, items }, ...nested]
        : [{ id, name: null, items: [...items, ...nested.flatMap((sub) => sub.items)] }];
      return { id, name, description, runs: runs.filter((run) => run.items.length) };
    },
  );
}
