import type { CSSProperties, ReactNode } from 'react';
import { cramped, medium, wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import type { WidthClass } from '../layout/width-class.tsx';
import type { Label } from './virtual-list.tsx';

const List = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--narrow), minmax(0, 1fr))',
  [cramped]: { gridTemplateColumns: 'repeat(var(--cramped), minmax(0, 1fr))' },
  [medium]: { gridTemplateColumns: 'repeat(var(--medium), minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(var(--wide), minmax(0, 1fr))' },
  '& > *': { display: 'grid' },
});

export type StaticListProps = Label & {
  readonly count: number;
  /** Items per row, by the width of the element. */
  readonly countColumns: (width: WidthClass) => number;
  /** Height of each item, in CSS. */
  readonly itemHeight: string;
  /** Gap between items, in px. */
  readonly gap: number;
  readonly renderItem: (index: number) => ReactNode;
};

/**
 * A list as the server renders it: all items, with as many columns as the `VirtualList` that replaces it in the
 * browser.
 */
export function StaticList({ count, countColumns, itemHeight, gap, renderItem, ...label }: StaticListProps) {
  const style = {
    gap,
    gridAutoRows: itemHeight,
    '--cramped': countColumns('cramped'),
    '--narrow': countColumns('narrow'),
    '--medium': countColumns('medium'),
    '--wide': countColumns('wide'),
  };
  return (
    <List {...{ role: 'list', ...label }} style={style as CSSProperties}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, as text
        <div key={index} {...{ role: 'listitem' }}>
          {renderItem(index)}
        </div>
      ))}
    </List>
  );
}
