import type { ReactNode } from 'react';
import { Link } from '../../router/link.tsx';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { chevronForward } from '../../ui/icons/icon-paths-more.ts';

const CardLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: 72,
  padding: '$3 $4',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  '&:hover': { background: '$tint' },
});
const Details = styled('div', { flex: 1, minWidth: 0 });

/** An order or a reservation in a list, as a link to its own screen. */
export function HistoryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <CardLink to={to}>
      <Details>{children}</Details>
      <Icon path={chevronForward} />
    </CardLink>
  );
}
