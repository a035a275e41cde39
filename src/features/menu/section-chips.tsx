import { useT, useText } from '../../i18n/context.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import type { MenuSection } from './menu-sections.ts';

export interface SectionChipsProps {
  section: MenuSection;
  /** A subcategory's id; '' for everything. */
  only: string;
  onOnly: (only: string) => void;
}

/** The subcategories of a section, to see one of them alone (decisions, section 7). */
export function SectionChips({ section, only, onOnly }: SectionChipsProps) {
  const t = useT();
  const text = useText();
  return (
    <FilterChips
      label={text(section.name)}
      chips={[
        { id: '', label: t('categories.everything') },
        ...section.runs.flatMap(({ id, name }) => (name ? [{ id, label: text(name) }] : [])),
      ]}
      selected={only}
      onSelect={onOnly}
    />
  );
}
