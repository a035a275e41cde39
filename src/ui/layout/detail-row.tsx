import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: 56,
  padding: '$1 $4',
  paddingInlineEnd: '$2',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$2',
  '& > svg': { color: '$mute' },
});
/** If the words would have less room than a short line, the action moves below them. */
const Body = styled('div', {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$3',
  minWidth: 0,
});
const Words = styled('div', { flex: '1 1 11em', minWidth: 0, overflowWrap: 'anywhere', paddingBlock: '$2' });
const Title = styled('div', { color: '$mute', fontSize: '$12' });
const Action = styled('div', { marginInlineStart: 'auto' });

export interface DetailRowProps {
  icon?: string;
  title?: string;
  children: ReactNode;
  /** A quiet button or link. */
  action?: ReactNode;
}

/** One fact, with an optional action. */
export function DetailRow({ icon, title, children, action }: DetailRowProps) {
  return (
    <Box>
      {icon && <Icon path={icon} />}
      <Body>
        <Words>
          {title && <Title>{title}</Title>}
          {children}
        </Words>
        {action && <Action>{action}</Action>}
      </Body>
    </Box>
  );
}
