import { type ComponentType, type CSSProperties, useRef } from 'react';
import type { MenuItem } from '../../domain/menu/types.ts';
import { styled } from '../../theme/stitches.ts';
import { ItemGrid } from '../../ui/item-grid.tsx';
import { ITEM_GAP, itemColumns, itemHeight } from '../../ui/item-layout.ts';
import { useWidthClass } from '../../ui/width-class.tsx';
import { useSurroundings } from './card-context.ts';
import { MenuItemCard, type MenuItemCardProps } from './menu-item-card.tsx';
import { useNearView } from './near-view.ts';

/** How many cards are drawn together: whole rows, and so few that a slow phone does it within a frame. */
const leafOf = (columns: number): number => (columns === 1 ? 2 : 2 * columns);
/** Parts a longer list is split into, again and again: thousands of items stay a handful of elements. */
const BRANCHES = 16;

/** Exactly as high as its cards, drawn or not. */
const Slot = styled('div', {
  // What is drawn within moves nothing outside: only that is laid out again.
  contain: 'size layout style',
  '& + &': { marginBlockStart: ITEM_GAP },
  // Something to see while a fast scroll is ahead of the drawing.
  '&:empty': {
    background: 'repeating-linear-gradient($colors$line 0 var(--card), transparent 0 var(--row))',
    borderRadius: '$3',
  },
});

const Cell = styled('div', { minWidth: 0 });

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

/** A list of items that draws only what is near the view, and keeps the space of the rest to the pixel. */
export function ItemRows({
  items,
  from = 0,
  of = items.length,
  eager = false,
  card: Card = MenuItemCard,
}: ItemRowsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref, eager);
  const { layout } = useSurroundings();
  const columns = itemColumns(layout, useWidthClass());
  const leaf = leafOf(columns);
  const card = itemHeight(layout);
  const row = card + ITEM_GAP;
  const height = Math.ceil(items.length / columns) * row - ITEM_GAP;
  const style = { height, '--card': `${card}px`, '--row': `${row}px` } as CSSProperties;
  return (
    <Slot ref={ref} role="presentation" style={style}>
      {isNear &&
        (items.length > leaf ? (
          split(items, leaf).map(({ at, part }) => (
            <ItemRows key={at} items={part} from={from + at} of={of} eager={eager && at < 6} card={Card} />
          ))
        ) : (
          <ItemGrid columns={columns}>
            {items.map((item, at) => (
              <Cell key={item.id} role="listitem" aria-posinset={from + at + 1} aria-setsize={of}>
                <Card item={item} eager={eager} />
              </Cell>
            ))}
          </ItemGrid>
        ))}
    </Slot>
  );
}

/** Into parts of equal size, the last perhaps less, with the place each begins at. */
function split<T>(items: readonly T[], leaf: number): { readonly at: number; readonly part: readonly T[] }[] {
  let size = leaf;
  while (size * BRANCHES < items.length) size *= BRANCHES;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const at = index * size;
    return { at, part: items.slice(at, at + size) };
  });
}
