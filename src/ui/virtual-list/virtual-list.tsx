import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { css } from '../../theme/stitches.ts';
import { OVERSCAN_PX } from './use-is-near-viewport.ts';
import { ROW_ATTRIBUTE, useVisibleRows } from './use-visible-rows.ts';

// A long list that renders only the rows near the viewport. All rows have the same height, so the list always has the
// height of all rows, and nothing moves when rows appear or disappear. See README.md.

const list = css({
  // Tells the browser that the rows cannot change the layout outside the list.
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
/** Shown in place of rows that are not rendered yet during fast scrolling. */
const placeholder = css({
  position: 'absolute',
  insetInline: 0,
  background: 'repeating-linear-gradient($colors$line 0 var(--item), transparent 0 var(--row))',
  borderRadius: '$3',
});
const LIST_CLASS = `${list()}`;
const ROW_CLASS = `${row()}`;
const PLACEHOLDER_CLASS = `${placeholder()}`;

export type Label = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };

export type VirtualListProps = Label & {
  /** Number of items. */
  readonly count: number;
  /** Items per row. */
  readonly columns: number;
  /** Height of each item and of the gap between items, in px. */
  readonly itemHeight: number;
  readonly gap: number;
  /** Rows in the first render, before the viewport is measured. */
  readonly initialRows?: number;
  /** Overscan until the customer scrolls, in px. */
  readonly initialOverscan?: number;
  /** Returns the content of an item. A new function renders every row again, so keep it stable with `useCallback`. */
  readonly renderItem: (index: number) => ReactNode;
};

type RowProps = Pick<VirtualListProps, 'count' | 'columns' | 'itemHeight' | 'gap' | 'renderItem'> & {
  readonly index: number;
};

/** Memoised, so that scrolling renders only the rows that enter the visible range. */
const Row = memo(function Row({ index, count, columns, itemHeight, gap, renderItem }: RowProps) {
  const firstItem = index * columns;
  return (
    <div
      className={ROW_CLASS}
      role="presentation"
      {...{ [ROW_ATTRIBUTE]: index }}
      style={{
        height: itemHeight,
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        transform: `translateY(${index * (itemHeight + gap)}px)`,
      }}
    >
      {Array.from({ length: Math.min(columns, count - firstItem) }, (_, column) => {
        const item = firstItem + column;
        const position = { role: 'listitem', 'aria-posinset': item + 1, 'aria-setsize': count };
        return (
          <div key={item} {...position}>
            {renderItem(item)}
          </div>
        );
      })}
    </div>
  );
});

export function VirtualList({
  initialRows = 0,
  initialOverscan = OVERSCAN_PX,
  count,
  columns,
  itemHeight,
  gap,
  renderItem,
  ...label
}: VirtualListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const rowSize = itemHeight + gap;
  const rowCount = Math.ceil(count / columns);
  const { range, rows } = useVisibleRows(ref, { rowCount, rowSize }, { initialRows, initialOverscan });
  const style = { height: rowCount * rowSize - gap, '--item': `${itemHeight}px`, '--row': `${rowSize}px` };
  const rowProps = { count, columns, itemHeight, gap, renderItem };
  return (
    <div ref={ref} className={LIST_CLASS} {...{ role: 'list', ...label }} style={style as CSSProperties}>
      <div
        className={PLACEHOLDER_CLASS}
        style={{ top: 0, height: Math.max(0, range.start * rowSize - gap) }}
      />
      <div className={PLACEHOLDER_CLASS} style={{ top: range.end * rowSize, bottom: 0 }} />
      {rows.map((index) => (
        <Row key={index} index={index} {...rowProps} />
      ))}
    </div>
  );
}
