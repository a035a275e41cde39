import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import type { MenuSection } from './menu-sections.ts';

/** A category by its name and how much is in it now. */
export interface CategoryEntry {
  readonly id: string;
  readonly name: LocalizedText;
  readonly count: number;
  readonly subcategories: readonly CategoryEntry[];
}

/** Sections as a table of contents: subcategories are those with a heading of their own. */
export const entriesOf = (sections: readonly MenuSection[]): readonly CategoryEntry[] =>
  sections.map(({ id, name, runs }) => ({
    id,
    name,
    count: runs.reduce((sum, { items }) => sum + items.length, 0),
    subcategories: runs.flatMap((run) =>
      run.name ? [{ id: run.id, name: run.name, count: run.items.length, subcategories: [] }] : [],
    ),
  }));
