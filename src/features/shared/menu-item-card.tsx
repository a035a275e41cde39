import { memo } from 'react';
import type { MenuItem } from '../../domain/menu/types.ts';
import { ItemCard } from '../../ui/item-card.tsx';
import { useCard } from './use-card.tsx';

/** A dish in a section. */
export const MenuItemCard = memo(function MenuItemCard({ item, eager }: { item: MenuItem; eager: boolean }) {
  return <ItemCard {...useCard(item)} picture={item.image} priority={eager} />;
});
