import { useEffect, useRef, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { CategoryRail } from '../../ui/navigation/category-rail.tsx';
import type { CategoryTabsProps } from '../../ui/navigation/category-tabs.tsx';

/** Distance of the column from the edges of the viewport, and of the selected tab from the edges of the column, in px. */
const COLUMN_MARGIN_PX = 16;
/** The sticky column beside the items. */
const CategoryColumn = styled('nav', {
  position: 'sticky',
  insetBlockStart: COLUMN_MARGIN_PX,
  alignSelf: 'start',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  // Room for focus rings.
  padding: 4,
});

/** The categories as a rail beside the items, no taller than the viewport. Scrolls itself to the selected category. */
export function CategoryRailColumn(props: CategoryTabsProps) {
  const { selected } = props;
  const scroller = useScroller();
  const ref = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(scroller?.clientHeight ?? 0);
  useEffect(() => {
    if (!scroller || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(scroller.clientHeight));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => {
    const rail = ref.current;
    const tab = rail?.querySelector(`[data-id="${CSS.escape(selected ?? '')}"]`);
    if (!rail || !tab) return;
    const view = rail.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    rail.scrollTop +=
      Math.min(0, box.top - view.top - COLUMN_MARGIN_PX) +
      Math.max(0, box.bottom - view.bottom + COLUMN_MARGIN_PX);
  }, [selected]);
  return (
    <CategoryColumn ref={ref} style={{ maxHeight: height ? height - 2 * COLUMN_MARGIN_PX : undefined }}>
      <CategoryRail {...props} />
    </CategoryColumn>
  );
}
