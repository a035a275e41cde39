import type { ReactNode } from 'react';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  variants: { alone: { true: { maxWidth: 640 } } },
});
const Sides = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  padding: '$2 $4 $8',
  variants: {
    both: {
      true: { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '$6' } },
    },
  },
});
/** Stays in view beside the list; above it where there is no room beside. */
const MapSide = styled('div', {
  height: 240,
  borderRadius: '$3',
  overflow: 'hidden',
  border: '1px solid $line',
  [medium]: {
    order: 1,
    position: 'sticky',
    insetBlockStart: 16,
    height: 560,
    '[data-low] &': { height: 420 },
  },
});

/** The bar, the map (null: nothing is known to show on it), and the list. */
export const BranchesFrame = ({ bar, map, list }: { bar: ReactNode; map: ReactNode; list: ReactNode }) => (
  <Frame alone={!map}>
    {bar}
    <Sides both={!!map}>
      {map && <MapSide>{map}</MapSide>}
      {list}
    </Sides>
  </Frame>
);
