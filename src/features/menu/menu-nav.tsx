import { useEffect, useRef, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { CategoryRail } from '../../ui/category-rail.tsx';
import { CategoryTabs, type CategoryTabsProps } from '../../ui/category-tabs.tsx';
import { useScroller } from '../../ui/scroller.tsx';
import { useWidthClass } from '../../ui/width-class.tsx';

const GAP = 16;
const Side = styled('nav', {
  position: 'sticky',
  insetBlockStart: GAP,
  alignSelf: 'start',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  // Room for focus rings.
  padding: 4,
});

/** The categories: tabs that stick to the top, or a rail beside the items when there is width. */
export function MenuNav(props: CategoryTabsProps) {
  return useWidthClass() === 'wide' ? <Rail {...props} /> : <CategoryTabs {...props} />;
}

/** As high as the view at most; the selected category is kept in sight within it. */
function Rail(props: CategoryTabsProps) {
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
    rail.scrollTop += Math.min(0, box.top - view.top - GAP) + Math.max(0, box.bottom - view.bottom + GAP);
  }, [selected]);
  return (
    <Side ref={ref} style={{ maxHeight: height ? height - 2 * GAP : undefined }}>
      <CategoryRail {...props} />
    </Side>
  );
}
