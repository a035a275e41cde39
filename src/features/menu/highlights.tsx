import { useRef } from 'react';
import { MenuItemCard } from '../../components/menu/menu-item-card.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { styled } from '../../theme/stitches.ts';
import { getItemHeight } from '../../ui/cards/item-layout.ts';
import { useIsLowElement } from '../../ui/layout/width-class.tsx';
import { useIsNearViewport } from '../../ui/virtual-list/use-is-near-viewport.ts';

const Strip = styled('ul', {
  display: 'flex',
  gap: '$3',
  // Extends to the edges of the screen, so that a cut-off card shows that the strip scrolls.
  '--out': 'calc(-1 * var(--edge))',
  marginInline: 'var(--out)',
  paddingInline: 'var(--edge)',
  scrollPaddingInline: 'var(--edge)',
  // Room for shadows and focus rings.
  marginBlock: -4,
  paddingBlock: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none', width: 168, scrollSnapAlign: 'start', '[data-low] &': { width: 288 } },
});

/** Keeps the height of the strip while its cards are not rendered. */
const ReservedSpace = styled('div', {
  height: getItemHeight('grid'),
  '[data-low] &': { height: getItemHeight('compact') },
});

export interface HighlightsProps {
  items: readonly MenuItem[];
  labelledBy: string;
  /** True when the strip is visible as the screen opens. The first render then includes its cards. */
  eager: boolean;
}

/** A group of dishes as a horizontal strip. Renders its cards only near the viewport. */
export function Highlights({ items, labelledBy, eager }: HighlightsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNearViewport = useIsNearViewport(ref, eager);
  // A low element would cut a grid card in half. A compact card fits.
  const layout = useIsLowElement() ? 'compact' : 'grid';
  return (
    <ReservedSpace ref={ref}>
      {isNearViewport && (
        <Strip role="list" aria-labelledby={labelledBy}>
          {items.map((item, index) => (
            <li key={item.id}>
              <MenuItemCard item={item} layout={layout} eager={eager && index < 3} />
            </li>
          ))}
        </Strip>
      )}
    </ReservedSpace>
  );
}
