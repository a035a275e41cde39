import { useRef } from 'react';
import { MenuItemCard } from '../../components/menu/menu-item-card.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { styled } from '../../theme/stitches.ts';
import { itemHeight } from '../../ui/cards/item-layout.ts';
import { useIsLow } from '../../ui/layout/width-class.tsx';
import { useNearView } from '../../ui/virtual-list/use-near-view.ts';

const Strip = styled('ul', {
  display: 'flex',
  gap: '$3',
  // Reaches the edges of the screen, so that a card cut off there shows that the strip scrolls.
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
  height: itemHeight('grid'),
  '[data-low] &': { height: itemHeight('compact') },
});

export interface HighlightsProps {
  items: readonly MenuItem[];
  labelledBy: string;
  /** The strip is in view when the screen opens, so the first render has it. */
  eager: boolean;
}

/** A group of dishes as a horizontal strip. Renders its cards only near the viewport. */
export function Highlights({ items, labelledBy, eager }: HighlightsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref, eager);
  // In a low element a complete row tells more than the upper half of a picture.
  const layout = useIsLow() ? 'compact' : 'grid';
  return (
    <ReservedSpace ref={ref}>
      {isNear && (
        <Strip role="list" aria-labelledby={labelledBy}>
          {items.map((item, at) => (
            <li key={item.id}>
              <MenuItemCard item={item} layout={layout} eager={eager && at < 3} />
            </li>
          ))}
        </Strip>
      )}
    </ReservedSpace>
  );
}
