import { type ComponentType, type CSSProperties, type Key, memo, useRef } from 'react';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { css } from '../../theme/stitches.ts';
import { ITEM_GAP, itemColumns, itemHeight } from '../../ui/cards/item-layout.ts';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { useSurroundings } from './card-context.ts';
import type { DrawnRows } from './drawn-rows.ts';
import { MenuItemCard, type MenuItemCardProps } from './menu-item-card.tsx';
import { useNearRows } from './view-observer.ts';

/** How many items stand there with the first paint. */
const EAGER = 6;

const stripes = {
  background: 'repeating-linear-gradient($colors$line 0 var(--card), transparent 0 var(--row))',
  borderRadius: '$3',
};
/** Exactly as high as its cards, drawn or not. */
const box = css({
  // What is drawn within moves nothing outside: only that is laid out again.
  contain: 'size layout style',
  position: 'relative',
  // Something to see while a fast scroll is ahead of the drawing.
  '&:empty': stripes,
});
/** The same above and below what is drawn. They are moved, not sized: that is nothing to lay out. */
const gaps = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& > *': { ...stripes, position: 'absolute', inset: 0 },
});
// A place of its own to be painted, and to be moved to: its neighbours are not painted again.
const row = css({
  contain: 'size layout style',
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gap: ITEM_GAP,
});
/** Worked out once: there are many. */
const BOX = `${box()}`;
const GAPS = `${gaps()}`;
const ROW = `${row()}`;

export interface ItemRowsProps {
  items: readonly MenuItem[];
  /** Place of the first of them in its list, and how many that holds. */
  from?: number;
  of?: number;
  /** In view when the screen opens: drawn at once. */
  eager?: boolean;
  /** What shows an item. */
  card?: ComponentType<MenuItemCardProps>;
}

export interface ItemCellsProps extends ItemRowsProps {
  /** By what a cell is known, when it is drawn anew. */
  keyOf?: (item: MenuItem, place: number) => Key;
}

/** A cell is filled anew for whatever comes to stand in it. */
const inPlace = (_: MenuItem, place: number): Key => place;

/** The items themselves, for a grid: each knows its place in the whole list, of which only a part is drawn. */
export const ItemCells = ({
  items,
  from = 0,
  of = items.length,
  eager = false,
  card: Card = MenuItemCard,
  keyOf = inPlace,
}: ItemCellsProps) =>
  items.map((item, at) => {
    const place = { role: 'listitem', 'aria-posinset': from + at + 1, 'aria-setsize': of };
    return (
      <div key={keyOf(item, at)} {...place}>
        <Card item={item} eager={eager} />
      </div>
    );
  });

/** The tracks of a row. */
export const tracksOf = (columns: number): string => `repeat(${columns}, minmax(0, 1fr))`;

interface ItemRowProps extends ItemRowsProps {
  /** Its place, and how many items stand side by side. */
  at: number;
  columns: number;
  /** A card's height in px. */
  height: number;
}

const moved = (px: number) => ({ transform: `translateY(${px}px)` });

/** Not drawn again for those that come and go beside it. */
const ItemRow = memo(function ItemRow({ at, columns, height, ...props }: ItemRowProps) {
  const { items, from = 0, of = items.length, eager = false, card = MenuItemCard } = props;
  const start = at * columns;
  const style = { height, gridTemplateColumns: tracksOf(columns), ...moved(at * (height + ITEM_GAP)) };
  return (
    <div className={ROW} role="presentation" style={style} data-row={at}>
      <ItemCells
        items={items.slice(start, start + columns)}
        from={from + start}
        of={of}
        eager={eager && start < EAGER}
        card={card}
      />
    </div>
  );
});

/** Above and below the rows that are drawn around the last that came; `end` px is the list's height. */
function Gaps({ drawn: { rows, last }, row, end }: { drawn: DrawnRows; row: number; end: number }) {
  const places = new Set(rows.map(({ at }) => at));
  let first = last;
  while (places.has(first - 1)) first -= 1;
  let next = last;
  while (places.has(next)) next += 1;
  return (
    <div className={GAPS}>
      <div style={moved(first * row - ITEM_GAP - end)} />
      <div style={moved(next * row)} />
    </div>
  );
}

export interface ItemListProps extends ItemRowsProps {
  /** What names it where it is a list by itself, not a part of one. */
  list?: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
}

/** A list of items that draws only what is near the view, and keeps the space of the rest to the pixel. */
export function ItemRows({ list, ...props }: ItemListProps) {
  const { items, eager = false } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { layout } = useSurroundings();
  const columns = itemColumns(layout, useWidthClass());
  const height = itemHeight(layout);
  const row = height + ITEM_GAP;
  const count = Math.ceil(items.length / columns);
  const end = count * row - ITEM_GAP;
  const drawn = useNearRows(ref, count, row, eager ? Math.ceil(EAGER / columns) : 0);
  const style = { height: end, '--card': `${height}px`, '--row': `${row}px` };
  return (
    <div
      ref={ref}
      className={BOX}
      role={list ? 'list' : 'presentation'}
      {...list}
      style={style as CSSProperties}
    >
      {drawn.rows.length > 0 && <Gaps drawn={drawn} row={row} end={end} />}
      {drawn.rows.map(
        ({ key, at }) =>
          at < count && <ItemRow {...props} key={key} at={at} columns={columns} height={height} />,
      )}
    </div>
  );
}
