import { medium } from '../theme/container.ts';
import { styled } from '../theme/stitches.ts';
import { ITEM_CARD_HEIGHT } from './item-card.tsx';
import { Skeleton } from './skeleton.tsx';

/** One column of cards, two from 768 px of the element on. */
export const ItemGrid = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** The space between two rows of an ItemGrid, in px. */
export const ITEM_GRID_GAP = 12;

const Shape = styled('div', {
  height: ITEM_CARD_HEIGHT,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$3',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
});
const Lines = styled('div', {
  flex: 1,
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  paddingBlockStart: '$1',
});

/** The shape of `count` cards to come. */
export function ItemGridSkeleton({ count, label }: { count: number; label: string }) {
  const places = Array.from({ length: count }, (_, at) => `place ${at}`);
  return (
    <ItemGrid role="status" aria-label={label} aria-busy="true">
      {places.map((place) => (
        <Shape key={place}>
          <Lines>
            <Skeleton width="62%" height={18} />
            <Skeleton width="92%" height={12} />
            <Skeleton width="70%" height={12} />
            <Skeleton width="34%" height={16} />
          </Lines>
          <Skeleton width={112} height={112} radius={12} />
        </Shape>
      ))}
    </ItemGrid>
  );
}
