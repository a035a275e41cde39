import type { MenuItem } from '../../domain/menu/types.ts';
import { styled } from '../../theme/stitches.ts';
import { MenuItemCard } from '../shared/menu-item-card.tsx';

const Strip = styled('ul', {
  display: 'flex',
  gap: '$3',
  // To the edges of the screen, so that what is cut off says there is more.
  '--out': 'calc(-1 * var(--edge))',
  marginInline: 'var(--out)',
  paddingInline: 'var(--edge)',
  scrollPaddingInline: 'var(--edge)',
  // Room for shadows and focus rings.
  marginBlock: -4,
  paddingBlock: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none', width: 168, scrollSnapAlign: 'start' },
});

/** The highlighted group: a strip to leaf through. */
export function Highlights({ items, labelledBy }: { items: readonly MenuItem[]; labelledBy: string }) {
  return (
    <Strip role="list" aria-labelledby={labelledBy}>
      {items.map((item, at) => (
        <li key={item.id}>
          <MenuItemCard item={item} layout="grid" eager={at < 3} />
        </li>
      ))}
    </Strip>
  );
}
