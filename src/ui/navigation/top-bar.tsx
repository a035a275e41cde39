import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import type { NavProps } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

const Bar = styled('header', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: 64,
  paddingInline: '$6',
  background: '$card',
  borderBlockEnd: '1px solid $line',
});
const Nav = styled('nav', {
  display: 'flex',
  gap: '$1',
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export interface TopBarProps extends NavProps {
  /** Logo and name. */
  brand: ReactNode;
  /** Shown after the destinations, for example a language button. */
  actions?: ReactNode;
}

/** The navigation of the wide layout. It replaces the bottom tabs. */
export function TopBar({ brand, actions, label, items, current, onNavigate }: TopBarProps) {
  return (
    <Bar>
      {brand}
      <Nav aria-label={label}>
        {items.map((item) => (
          <NavLink
            key={item.id}
            kind="bar"
            item={item}
            isCurrent={item.id === current}
            onNavigate={onNavigate}
          />
        ))}
      </Nav>
      {actions}
    </Bar>
  );
}
