import { memo } from 'react';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { ItemCard } from '../../ui/cards/item-card.tsx';
import type { ItemLayout } from '../../ui/cards/item-layout.ts';
import { useCardContext } from './card-context.ts';
import { useItemCard } from './use-item-card.tsx';

export interface MenuItemCardProps {
  item: MenuItem;
  /** True if the card is in view when the screen opens. Its picture then loads first. */
  eager: boolean;
  /** Defaults to the business's layout. */
  layout?: ItemLayout;
}

/** The card of a dish in the menu. */
export const MenuItemCard = memo(function MenuItemCard({ item, eager, layout }: MenuItemCardProps) {
  const context = useCardContext();
  return (
    <ItemCard
      {...useItemCard(item)}
      layout={layout ?? context.layout}
      picture={item.image}
      priority={eager}
    />
  );
});
