import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMode } from '../../components/menu/use-mode.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { menuButtonColors } from '../../theme/menu-button-colors.ts';
import { menuBook } from '../../ui/icons/icon-paths.ts';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { useIsLow } from '../../ui/layout/width-class.tsx';
import { FloatingPill, PILL_ROOM } from '../../ui/navigation/floating-pill.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { entriesOf } from './category-entries.ts';
import { CategoryList } from './category-list.tsx';
import type { MenuSection } from './menu-sections.ts';

export interface MenuButtonProps {
  sections: readonly MenuSection[];
  /** The category at the top of the view: asked for when they are listed, and not told with every scroll. */
  currentOf: () => string | null;
  /** Something else is over the menu. */
  hidden: boolean;
  /** Goes to a category or a subcategory; false when this screen has no place for it. */
  onSelect: (id: string) => boolean;
}

/** What the keyboard brings into view shall not stop behind the button, nor behind the cart bar under it. */
function useClearance(): void {
  const scroller = useScroller();
  const hasBar = useCart(({ count }) => count > 0);
  useEffect(() => {
    if (!scroller) return;
    const bar = hasBar ? Number.parseFloat(getComputedStyle(scroller).paddingBlockEnd) || 0 : 0;
    scroller.style.scrollPaddingBlockEnd = `${PILL_ROOM + bar}px`;
    return () => {
      scroller.style.scrollPaddingBlockEnd = '';
    };
  }, [scroller, hasBar]);
}

/** So far, in px, from the top the header is still in view. */
const TOP = 80;

/** Whether the customer has not scrolled yet, or is back. */
function useIsAtTop(): boolean {
  const scroller = useScroller();
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    if (!scroller) return;
    const read = () => setAtTop(scroller.scrollTop < TOP);
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    return () => scroller.removeEventListener('scroll', read);
  }, [scroller]);
  return isAtTop;
}

/** Over the end of the menu: opens a sheet with all categories, the fast way to one of many. */
export function MenuButton({ sections, currentOf, hidden, onSelect }: MenuButtonProps) {
  const { t } = useTranslation();
  const mode = useMode();
  const business = useBusiness((state) => state.business ?? {});
  const [open, setOpen] = useState(false);
  const colors = useMemo(() => menuButtonColors(business, mode), [business, mode]);
  const entries = useMemo(() => entriesOf(sections), [sections]);
  useClearance();
  // In a low element it would lie over the only dish in view.
  const isLow = useIsLow();
  const isInTheWay = useIsAtTop() && isLow;
  return (
    <>
      <FloatingPill
        icon={menuBook}
        label={t('tabs.menu')}
        {...colors}
        hidden={hidden || open || isInTheWay}
        expanded={open}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('menu.categories')}
        closeLabel={t('ui.close')}
      >
        <CategoryList
          entries={entries}
          current={open ? currentOf() : null}
          onSelect={({ id }, under) => {
            setOpen(false);
            if (!onSelect(id) && under) onSelect(under.id);
          }}
        />
      </Sheet>
    </>
  );
}
