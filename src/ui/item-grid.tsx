import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';
import { ITEM_GAP } from './item-layout.ts';

const Grid = styled('div', { display: 'grid', gap: ITEM_GAP });

/** Cards side by side, `columns` of them in a row of equal parts. */
export const ItemGrid = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <Grid role="presentation" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
    {children}
  </Grid>
);
