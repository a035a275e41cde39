import { type CSSProperties, type ReactNode, useRef } from 'react';
import { css } from '../../theme/stitches.ts';
import { ROW_ATTRIBUTE, useVisibleRows } from './use-visible-rows.ts';

// A long list in which only the rows near the viewport are rendered. All rows have one height, so the list is exactly as
// tall as if every row were there, and nothing moves when rows come and go. See README.md.

const list = css({
  // The rows inside cannot change the layout outside.
  contain: 'size layout style',
  position: 'relative',
});
const row = css({
  contain: 'size layout style',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
});
/** Shown while a scroll is ahead of the rendering. */
const placeholder = css({
  position: 'absolute',
  insetInline: 0,
  background: 'repeating-linear-gradient($colors$line 0 var(--item), transparent 0 var(--row))',
  borderRadius: '$3',
});
const LIST = `${list()}`;
const ROW = `${row()}`;
const PLACEHOLDER = `${placeholder()}`;

type Label = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };

export type VirtualListProps = Label & {
  /** Number of items. */
  readonly count: number;
  /** Items per row. */
  readonly columns: number;
  /** Height of every item and space between two, in px. */
  readonly itemHeight: number;
  readonly gap: number;
  /** Rows in the first render, before the viewport is measured. */
  readonly initialRows?: number;
  readonly renderItem: (index: number) => ReactNode;
};

export function VirtualList({
  count,
  columns,
  itemHeight,
  gap,
  initialRows = 0,
  renderItem,
  ...label
}: VirtualListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const rowSize = itemHeight + gap;
  const rowCount = Math.ceil(count / columns);
  const { range, rows } = useVisibleRows(ref, { rowCount, rowSize }, initialRows);
  const style = { height: rowCount * rowSize - gap, '--item': `${itemHeight}px`, '--row': `${rowSize}px` };
  return (
    <div ref={ref} className={LIST} {...{ role: 'list', ...label }} style={style as CSSProperties}>
      <div className={PLACEHOLDER} style={{ top: 0, height: Math.max(0, range.start * rowSize - gap) }} />
      <div className={PLACEHOLDER} style={{ top: range.end * rowSize, bottom: 0 }} />
      {rows.map((index) => (
        <div
          key={index}
          className={ROW}
          role="presentation"
          {...{ [ROW_ATTRIBUTE]: index }}
          style={{
            height: itemHeight,
            gap,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${index * rowSize}px)`,
          }}
        >
          {Array.from({ length: Math.min(columns, count - index * columns) }, (_, column) => {
            const at = index * columns + column;
            const position = { role: 'listitem', 'aria-posinset': at + 1, 'aria-setsize': count };
            return (
              <div key={at} {...position}>
                {renderItem(at)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
