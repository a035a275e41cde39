import { useEffect, useRef } from 'react';
import { useRoute } from '../../router/router-context.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { CATEGORY_TABS_HEIGHT_PX } from '../../ui/navigation/category-tabs.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

/**
 * Returns the store of the current section of a menu, and `scrollTo` for its sections. Once the menu is complete, the
 * hook scrolls to the category in the URL, unless the router restores a scroll position. Attach `list` to the element
 * whose children are the sections.
 */
export function useLinkedSection(sections: readonly unknown[], isComplete: boolean) {
  const route = useRoute('menu', 'category', 'item');
  const scroller = useScroller();
  const list = useRef<HTMLDivElement>(null);
  const coveredHeight = useWidthClass() === 'wide' ? 0 : CATEGORY_TABS_HEIGHT_PX;
  const { currentSection, scrollTo } = useSectionScroll(scroller, list, sections, coveredHeight);
  const linkedCategoryId = route.name === 'category' && !route.scroll ? route.params.categoryId : null;
  useEffect(() => {
    if (linkedCategoryId && isComplete) scrollTo(linkedCategoryId, false);
  }, [linkedCategoryId, isComplete, scrollTo]);
  return { list, currentSection, scrollTo, linkedCategoryId };
}
