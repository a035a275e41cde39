import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { FilterChips } from '../../ui/inputs/filter-chips.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import type { MenuSection } from './menu-sections.ts';

export interface SectionChipsProps {
  section: MenuSection;
  /** Id of the selected subcategory; '' for all of them. */
  subcategoryId: string;
  onSubcategory: (subcategoryId: string) => void;
}

/** Chips to select one subcategory of a section (decisions, section 7). */
export function SectionChips({ section, subcategoryId, onSubcategory }: SectionChipsProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const scroller = useScroller();
  const box = useRef<HTMLDivElement>(null);
  const sectionListRef = useRef<HTMLElement>(null);
  // Fewer dishes make the page shorter, and the scroll position would jump. Keep the page as tall as the current scroll
  // position needs.
  const keepScrollPosition = useCallback(() => {
    const list = box.current?.closest<HTMLElement>('[data-section]')?.parentElement;
    if (!list || !scroller) return;
    const heightBelow = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    list.style.minHeight = `${Math.max(0, list.offsetHeight - heightBelow)}px`;
    sectionListRef.current = list;
  }, [scroller]);
  useEffect(() => {
    // Remove the empty space as the customer scrolls up, so that they cannot scroll down into it.
    const shrink = () => {
      const list = sectionListRef.current;
      if (!list?.style.minHeight) return;
      keepScrollPosition();
      if (list.offsetHeight > Math.ceil(Number.parseFloat(list.style.minHeight))) list.style.minHeight = '';
    };
    scroller?.addEventListener('scroll', shrink, { passive: true });
    return () => {
      scroller?.removeEventListener('scroll', shrink);
      if (sectionListRef.current) sectionListRef.current.style.minHeight = '';
    };
  }, [scroller, keepScrollPosition]);
  return (
    <div ref={box}>
      <FilterChips
        label={localize(section.name)}
        chips={[
          { id: '', label: t('categories.everything') },
          ...section.parts.flatMap(({ id, name }) => (name ? [{ id, label: localize(name) }] : [])),
        ]}
        selected={subcategoryId}
        onSelect={(id) => {
          keepScrollPosition();
          onSubcategory(id);
        }}
      />
    </div>
  );
}
