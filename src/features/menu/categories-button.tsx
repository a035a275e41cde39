import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorMode } from '../../components/menu/use-color-mode.ts';
import { isServer } from '../../lib/is-server.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { getMenuButtonColors } from '../../theme/menu-button-colors.ts';
import { menuBook } from '../../ui/icons/icon-paths.ts';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { useIsLowElement, useWidthClass } from '../../ui/layout/width-class.tsx';
import { FloatingPill, PILL_HEIGHT_PX } from '../../ui/navigation/floating-pill.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { CategoryList } from './category-list.tsx';
import { buildCategoryEntries, type MenuSection } from './menu-sections.ts';

export interface CategoriesButtonProps {
  sections: readonly MenuSection[];
  /**
   * Returns the id of the category at the top of the viewport. A function, so that scrolling does not re-render the
   * button.
   */
  getCurrentCategoryId: () => string | null;
  /** True while an item sheet covers the menu. */
  hidden: boolean;
  /** Opens or scrolls to a category or subcategory. Returns false if this screen does not show it. */
  onSelect: (id: string) => boolean;
}

/**
 * Reserves space at the end of the scroll container, so that neither this button nor the cart bar covers a focused
 * control.
 */
function useScrollPadding(): void {
  const scroller = useScroller();
  const hasCartBar = useCart(({ count }) => count > 0);
  useEffect(() => {
    if (!scroller) return;
    const cartBarHeight = hasCartBar ? Number.parseFloat(getComputedStyle(scroller).paddingBlockEnd) || 0 : 0;
    scroller.style.scrollPaddingBlockEnd = `${PILL_HEIGHT_PX + cartBarHeight}px`;
    return () => {
      scroller.style.scrollPaddingBlockEnd = '';
    };
  }, [scroller, hasCartBar]);
}

/** The header counts as visible while the menu is scrolled by less than this. */
const HEADER_VISIBLE_PX = 80;

/** True while the menu is scrolled less than `HEADER_VISIBLE_PX` from its top. */
function useIsAtTop(): boolean {
  const scroller = useScroller();
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    if (!scroller) return;
    const update = () => setAtTop(scroller.scrollTop < HEADER_VISIBLE_PX);
    update();
    scroller.addEventListener('scroll', update, { passive: true });
    return () => scroller.removeEventListener('scroll', update);
  }, [scroller]);
  return isAtTop;
}

/** A floating button that opens a sheet with all categories. */
function CategoriesPill({ sections, getCurrentCategoryId, hidden, onSelect }: CategoriesButtonProps) {
  const { t } = useTranslation();
  const mode = useColorMode();
  const theme = useBusiness((state) => state.business?.theme);
  const [open, setOpen] = useState(false);
  const colors = useMemo(() => getMenuButtonColors(theme ?? {}, mode), [theme, mode]);
  const entries = useMemo(() => buildCategoryEntries(sections), [sections]);
  useScrollPadding();
  // At the top of a low element, the button would cover the only visible dish.
  const isLow = useIsLowElement();
  const coversOnlyVisibleDish = useIsAtTop() && isLow;
  return (
    <>
      <FloatingPill
        icon={menuBook}
        label={t('tabs.menu')}
        {...colors}
        hidden={hidden || open || coversOnlyVisibleDish}
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
          onSelect={({ id }, parent) => {
            setOpen(false);
            if (!onSelect(id) && parent) onSelect(parent.id);
          }}
        />
      </Sheet>
    </>
  );
}

/** Up to this many categories, the tabs alone are enough. */
const MAX_CATEGORIES_WITHOUT_BUTTON = 4;

/** The button for a menu with many categories. A wide element shows a rail of categories instead. */
export function CategoriesButton(props: CategoriesButtonProps) {
  const isWide = useWidthClass() === 'wide';
  // The button needs JavaScript, so the server's screen omits it.
  return (
    !isServer &&
    !isWide &&
    props.sections.length > MAX_CATEGORIES_WITHOUT_BUTTON && <CategoriesPill {...props} />
  );
}
