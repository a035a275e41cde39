import { useRef } from 'react';
import { MenuItemCard } from '../../components/menu/menu-item-card.tsx';
import { useNearView } from '../../components/menu/view-observer.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { styled } from '../../theme/stitches.ts';
import { itemHeight } from '../../ui/cards/item-layout.ts';
import { useIsLow } from '../../ui/layout/width-class.tsx';

const Strip = styled('ul', {
  display: 'flex',
  gap: '$3',
  // To the edges of the screen, so that what is cut off says there is more.
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

/** As high as its cards, drawn or not; with room for shadows and focus rings. */
const Place = styled('div', {
  height: itemHeight('grid'),
  '[data-low] &': { height: itemHeight('compact') },
});

export interface HighlightsProps {
  items: readonly MenuItem[];
  labelledBy: string;
  /** In view when the screen opens: drawn at once. */
  eager: boolean;
}

/** A group of dishes: a strip to leaf through, drawn when it is near the view. */
export function Highlights({ items, labelledBy, eager }: HighlightsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref, eager);
  // Where there is little height a row that is whole says more than the upper half of a picture.
  const layout = useIsLow() ? 'compact' : 'grid';
  return (
    <Place ref={ref}>
      {isNear && (
        <Strip role="list" aria-labelledby={labelledBy}>
          {items.map((item, at) => (
            <li key={item.id}>
              <MenuItemCard item={item} layout={layout} eager={eager && at < 3} />
            </li>
          ))}
        </Strip>
      )}
    </Place>
  );
}
