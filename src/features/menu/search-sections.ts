import type { MenuItem } from '../../domain/menu/types.ts';
import type { MenuSection } from './menu-sections.ts';
import { matcherOf } from './search-text.ts';

/** What a query leaves of the menu; null when it holds no word. */
export function searchSections(
  sections: readonly MenuSection[],
  query: string,
): readonly MenuSection[] | null {
  const matches = matcherOf(query);
  return matches && filterSections(sections, matches);
}

/** Only what `matches`; headings with nothing left under them go. */
export function filterSections(
  sections: readonly MenuSection[],
  matches: (item: MenuItem) => boolean,
): readonly MenuSection[] {
  return sections
    .map((section) => ({
      ...section,
      runs: section.runs
        .map((run) => ({ ...run, items: run.items.filter(matches) }))
        .filter((run) => run.items.length),
    }))
    .filter((section) => section.runs.length);
}
