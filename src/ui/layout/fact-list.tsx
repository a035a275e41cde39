import type { ReactNode } from 'react';
import { tiny } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';

const List = styled('dl', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '$2',
  margin: 0,
  [tiny]: { gridAutoFlow: 'row' },
  variants: {
    wrap: {
      true: {
        gridAutoFlow: 'row',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${scaleWithText(168)}, 100%), 1fr))`,
      },
    },
  },
});
const Fact = styled('div', { padding: '$2 $3', borderRadius: '$2', background: '$tint' });
const Name = styled('dt', { fontSize: '$12', color: '$mute' });
const Value = styled('dd', {
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export interface FactListProps {
  facts: readonly { readonly id: string; readonly name: string; readonly value: ReactNode }[];
  /** Wraps the facts into several rows with wider columns. */
  wrap?: boolean;
}

/** A few facts side by side, such as price and duration. */
export const FactList = ({ facts, wrap = false }: FactListProps) => (
  <List wrap={wrap}>
    {facts.map(({ id, name, value }) => (
      <Fact key={id}>
        <Name>{name}</Name>
        <Value>{value}</Value>
      </Fact>
    ))}
  </List>
);
