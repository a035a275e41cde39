import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/i18n-context.tsx';
import { FilterChips } from '../../ui/inputs/filter-chips.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import type { MenuSection } from './menu-sections.ts';

export interface SectionChipsProps {
  section: MenuSection;
  /** A subcategory's id; '' for everything. */
  only: string;
  onOnly: (only: string) => void;
}

/** The subcategories of a section, to see one of them alone (decisions, section 7). */
export function SectionChips({ section, only, onOnly }: SectionChipsProps) {
  const { t } = useTranslation();
  const text = useText();
  const scroller = useScroller();
  const box = useRef<HTMLDivElement>(null);
  const sections = useRef<HTMLElement>(null);
  // Near the end fewer dishes would pull what is above down: the page stays as long as the view reaches.
  const keepPlace = useCallback(() => {
    const list = box.current?.closest<HTMLElement>('[data-section]')?.parentElement;
    if (!list || !scroller) return;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    list.style.minHeight = `${Math.max(0, list.offsetHeight - below)}px`;
    sections.current = list;
  }, [scroller]);
  useEffect(() => {
    // What the customer leaves of the empty end is gone: nobody scrolls down into nothing.
    const letGo = () => {
      const list = sections.current;
      if (!list?.style.minHeight) return;
      keepPlace();
      if (list.offsetHeight > Math.ceil(Number.parseFloat(list.style.minHeight))) list.style.minHeight = '';
    };
    scroller?.addEventListener('scroll', letGo, { passive: true });
    return () => {
      scroller?.removeEventListener('scroll', letGo);
      if (sections.current) sections.current.style.minHeight = '';
    };
  }, [scroller, keepPlace]);
  return (
    <div ref={box}>
      <FilterChips
        label={text(section.name)}
        chips={[
          { id: '', label: t('categories.everything') },
          ...section.runs.flatMap(({ id, name }) => (name ? [{ id, label: text(name) }] : [])),
        ]}
        selected={only}
        onSelect={(id) => {
          keepPlace();
          onOnly(id);
        }}
      />
    </div>
  );
}
