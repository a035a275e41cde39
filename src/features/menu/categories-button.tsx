import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMode } from '../../components/menu/use-mode.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { menuButtonColors } from '../../theme/menu-button-colors.ts';
import { menuBook } from '../../ui/icons/icon-paths.ts';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { useIsLow, useWidthClass } from '../../ui/layout/width-class.tsx';
import { FloatingPill, PILL_HEIGHT_PX } from '../../ui/navigation/floating-pill.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { CategoryList } from './category-list.tsx';
import { buildCategoryEntries, type MenuSection } from './menu-sections.ts';

export interface CategoriesButtonProps {
  sections: readonly MenuSection[];
  /** Returns the category at the top of the viewport. Read when the list opens, so that scrolling renders nothing here. */
  getCurrentCategoryId: () => string | null;
  /** True while something else covers the menu. */
  hidden: boolean;
  /** Goes to a category or a subcategory; false when this screen has no place for it. */
  onSelect: (id: string) => boolean;
}

/** Keeps a control that gets the focus clear of the button and of the cart bar below it. */
function useClearance(): void {
  const scroller = useScroller();
  const hasBar = useCart(({ count }) => count > 0);
  useEffect(() => {
    if (!scroller) return;
    const bar = hasBar ? Number.parseFloat(getComputedStyle(scroller).paddingBlockEnd) || 0 : 0;
    scroller.style.scrollPaddingBlockEnd = `${PILL_HEIGHT_PX + bar}px`;
    return () => {
      scroller.style.scrollPaddingBlockEnd = '';
    };
  }, [scroller, hasBar]);
}

/** The header counts as visible up to this scroll position, in px. */
const HEADER_VISIBLE_PX = 80;

/** Whether the customer is at the top of the menu. */
function useIsAtTop(): boolean {
  const scroller = useScroller();
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    if (!scroller) return;
    const read = () => setAtTop(scroller.scrollTop < HEADER_VISIBLE_PX);
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    return () => scroller.removeEventListener('scroll', read);
  }, [scroller]);
  return isAtTop;
}

/** A floating button that opens a sheet with all categories. */
function CategoriesPill({ sections, getCurrentCategoryId, hidden, onSelect }: CategoriesButtonProps) {
  const { t } = useTranslation();
  const mode = useMode();
  const business = useBusiness((state) => state.business ?? {});
  const [open, setOpen] = useState(false);
  const colors = useMemo(() => menuButtonColors(business, mode), [business, mode]);
  const entries = useMemo(() => buildCategoryEntries(sections), [sections]);
  useClearance();
  // In a low element the button would cover the only dish in view.
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
          currentId={open ? getCurrentCategoryId() : null}
          onSelect={({ id }, under) => {
            setOpen(false);
            if (!onSelect(id) && under) onSelect(under.id);
          }}
        />
      </Sheet>
    </>
  );
}

/** With this many categories or fewer, tabs alone are enough. */
const MAX_CATEGORIES_WITHOUT_BUTTON = 4;

/** The button for a menu of many categories, unless the width has room for a rail beside the items. */
export function CategoriesButton(props: CategoriesButtonProps) {
  const isWide = useWidthClass() === 'wide';
  return !isWide && props.sections.length > MAX_CATEGORIES_WITHOUT_BUTTON && <CategoriesPill {...props} />;
}
