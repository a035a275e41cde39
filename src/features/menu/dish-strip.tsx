import { useRef } from 'react';
import { MenuItemCard } from '../../components/menu/menu-item-card.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { lowHeight } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { getItemHeightCss } from '../../ui/cards/item-layout.ts';
import { LowChoice } from '../../ui/layout/width-class.tsx';
import { useIsNearViewport } from '../../ui/virtual-list/use-is-near-viewport.ts';

/** A card is never wider than the screen. */
const fitWidth = (px: number) => `min(${scaleWithText(px)}, 100cqi - 2 * var(--edge))`;

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
  '& > *': {
    flex: 'none',
    width: fitWidth(168),
    scrollSnapAlign: 'start',
    [lowHeight]: { width: fitWidth(288) },
  },
});

/** Keeps the height of the strip while its cards are not rendered. */
const ReservedSpace = styled('div', {
  // Keeps the negative margin of the strip from moving this box.
  display: 'flow-root',
  height: getItemHeightCss('grid'),
  [lowHeight]: { height: getItemHeightCss('compact') },
});

export interface DishStripProps {
  items: readonly MenuItem[];
  labelledBy: string;
  /** True when the strip is visible as the screen opens. The first render then includes its cards. */
  eager: boolean;
}

/** A smart or highlighted category as a horizontal strip. Renders its cards only near the viewport. */
export function DishStrip({ items, labelledBy, eager }: DishStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(ref, eager);
  // In a low element, a complete compact row is more useful than the upper half of a picture.
  const renderStrip = (layout: 'compact' | 'grid') => (
    <Strip role="list" aria-labelledby={labelledBy}>
      {items.map((item, index) => (
        <li key={item.id}>
          <MenuItemCard item={item} layout={layout} eager={eager && index < 3} />
        </li>
      ))}
    </Strip>
  );
  return (
    <ReservedSpace ref={ref}>
      {isNear && <LowChoice content={renderStrip('compact')} otherContent={renderStrip('grid')} />}
    </ReservedSpace>
  );
}
