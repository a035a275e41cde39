import { type ComponentType, useCallback } from 'react';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { isServer } from '../../lib/is-server.ts';
import {
  countItemColumns,
  getItemHeight,
  getItemHeightCss,
  ITEM_GAP_PX,
} from '../../ui/cards/item-layout.ts';
import { useTextScale } from '../../ui/layout/text-scale.tsx';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { StaticList } from '../../ui/virtual-list/static-list.tsx';
import { OVERSCAN_PX } from '../../ui/virtual-list/use-is-near-viewport.ts';
import { VirtualList } from '../../ui/virtual-list/virtual-list.tsx';
import { useCardContext } from './card-context.ts';
import { MenuItemCard, type MenuItemCardProps } from './menu-item-card.tsx';

/** Number of items in the first render of a list that is in view when its screen opens. */
const INITIAL_ITEMS = 6;

export interface MenuItemListProps {
  items: readonly MenuItem[];
  /** The accessible name: a text, or the id of the element that contains the text. */
  label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /**
   * True if the list is in view when the screen opens. The first render then contains its first items, whose pictures
   * load first.
   */
  eager?: boolean;
  /** Overscan until the customer scrolls, in px. */
  initialOverscan?: number;
  /** Renders an item. The default is `MenuItemCard`. */
  card?: ComponentType<MenuItemCardProps>;
}

/** Menu items as cards in the layout of the business. Renders only the cards near the viewport. */
export function MenuItemList({
  items,
  label,
  eager = false,
  initialOverscan = OVERSCAN_PX,
  card: Card = MenuItemCard,
}: MenuItemListProps) {
  const { layout } = useCardContext();
  const width = useWidthClass();
  const textScale = useTextScale();
  const renderItem = useCallback(
    (index: number) => {
      const item = items[index];
      return item && <Card item={item} eager={eager && index < INITIAL_ITEMS} />;
    },
    [items, eager, Card],
  );
  const listProps = {
    ...label,
    count: items.length,
    gap: ITEM_GAP_PX,
    renderItem,
  };
  if (isServer)
    return (
      <StaticList
        {...listProps}
        itemHeight={getItemHeightCss(layout)}
        countColumns={(size) => countItemColumns(layout, size)}
      />
    );
  const columns = countItemColumns(layout, width);
  return (
    <VirtualList
      {...listProps}
      itemHeight={getItemHeight(layout, textScale)}
      columns={columns}
      initialRows={eager ? Math.ceil(INITIAL_ITEMS / columns) : 0}
      initialOverscan={initialOverscan}
    />
  );
}
