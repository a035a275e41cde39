import type { ReactNode } from 'react';
import { lowHeight, medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  variants: { withoutMap: { true: { maxWidth: 640 } } },
});
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  padding: '$2 $4 $8',
  variants: {
    withMap: {
      true: { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '$6' } },
    },
  },
});
/** On wide elements, the map is beside the list and stays in view. On narrow elements, it is above the list. */
const MapColumn = styled('div', {
  '@media (scripting: none)': { display: 'none' },
  height: 240,
  borderRadius: '$3',
  overflow: 'hidden',
  border: '1px solid $line',
  [medium]: {
    order: 1,
    position: 'sticky',
    insetBlockStart: 16,
    height: 560,
    [lowHeight]: { height: 420 },
  },
});

/** Layout of the branches page. Without a `map` it is a single narrow column. */
export const BranchesFrame = ({ bar, map, list }: { bar: ReactNode; map: ReactNode; list: ReactNode }) => (
  <Frame withoutMap={!map}>
    {bar}
    <Columns withMap={!!map}>
      {map && <MapColumn>{map}</MapColumn>}
      {list}
    </Columns>
  </Frame>
);
