import { type ComponentType, type CSSProperties, type Key, useRef } from 'react';
import type { MenuItem } from '../../domain/menu/types.ts';
import { css } from '../../theme/stitches.ts';
import { ITEM_GAP, itemColumns, itemHeight } from '../../ui/item-layout.ts';
import { useWidthClass } from '../../ui/width-class.tsx';
import { useSurroundings } from './card-context.ts';
import { MenuItemCard, type MenuItemCardProps } from './menu-item-card.tsx';
import { useNearView } from './near-view.ts';

/** Parts a longer list is split into, again and again: thousands of items stay a handful of elements. */
const BRANCHES = 8;

/** Exactly as high as its cards, drawn or not. */
const slot = css({
  // What is drawn within moves nothing outside: only that is laid out again.
  contain: 'size layout style',
  display: 'grid',
  gap: ITEM_GAP,
  // Something to see while a fast scroll is ahead of the drawing.
  '&:empty': {
    background: 'repeating-linear-gradient($colors$line 0 var(--card), transparent 0 var(--row))',
    borderRadius: '$3',
  },
});
/** Worked out once: a list has hundreds. */
const SLOT = `${slot()}`;

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
  keyOf?: (item: MenuItem) => Key;
}

/** The items themselves, for a grid: each knows its place in the whole list, of which only a part is drawn. */
export const ItemCells = ({
  items,
  from = 0,
  of = items.length,
  eager = false,
  card: Card = MenuItemCard,
  keyOf = ({ id }) => id,
}: ItemCellsProps) =>
  items.map((item, at) => {
    const place = { role: 'listitem', 'aria-posinset': from + at + 1, 'aria-setsize': of };
    return (
      <div key={keyOf(item)} {...place}>
        <Card item={item} eager={eager} />
      </div>
    );
  });

/** The tracks of a row. */
export const tracksOf = (columns: number): string => `repeat(${columns}, minmax(0, 1fr))`;

/** A list of items that draws only what is near the view, and keeps the space of the rest to the pixel. */
export function ItemRows(props: ItemRowsProps) {
  const { items, from = 0, of = items.length, eager = false } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref, eager);
  const { layout } = useSurroundings();
  const columns = itemColumns(layout, useWidthClass());
  const card = itemHeight(layout);
  const row = card + ITEM_GAP;
  const isRow = items.length <= columns;
  const style = {
    height: Math.ceil(items.length / columns) * row - ITEM_GAP,
    gridTemplateColumns: isRow ? tracksOf(columns) : undefined,
    '--card': `${card}px`,
    '--row': `${row}px`,
  } as CSSProperties;
  return (
    <div ref={ref} className={SLOT} role="presentation" style={style}>
      {isNear &&
        (isRow ? (
          <ItemCells {...props} />
        ) : (
          split(items, columns).map(({ at, part }) => (
            <ItemRows {...props} key={at} items={part} from={from + at} of={of} eager={eager && at < 6} />
          ))
        ))}
    </div>
  );
}

/** Into parts of equal size, a row at least, the last perhaps less, with the place each begins at. */
function split<T>(items: readonly T[], row: number): { readonly at: number; readonly part: readonly T[] }[] {
  let size = row;
  while (size * BRANCHES < items.length) size *= BRANCHES;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const at = index * size;
    return { at, part: items.slice(at, at + size) };
  });
}
