import { memo } from 'react';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { ItemCard } from '../../ui/cards/item-card.tsx';
import type { ItemLayout } from '../../ui/cards/item-layout.ts';
import { useSurroundings } from './card-context.ts';
import { useCard } from './use-card.tsx';

export interface MenuItemCardProps {
  item: MenuItem;
  /** In view when the screen opens. */
  eager: boolean;
  /** The business's own unless said otherwise. */
  layout?: ItemLayout;
}

/** A dish of the menu. */
export const MenuItemCard = memo(function MenuItemCard({ item, eager, layout }: MenuItemCardProps) {
  const around = useSurroundings();
  return (
    <ItemCard {...useCard(item)} layout={layout ?? around.layout} picture={item.image} priority={eager} />
  );
});
