import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import type { NavProps } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

const Bar = styled('nav', {
  // Five columns, so that no tab moves if the browser paints the first tabs before it has received the others.
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  [cramped]: { display: 'flex', flexWrap: 'wrap' },
  background: '$card',
  borderBlockStart: '1px solid $line',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0)',
});

/** The tabs home, menu, cart, profile and more, at the lower edge (spec, section 2). */
export function BottomTabs({ label, items, current, onNavigate }: NavProps) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <NavLink
          key={item.id}
          kind="tab"
          item={item}
          isCurrent={item.id === current}
          onNavigate={onNavigate}
        />
      ))}
    </Bar>
  );
}
