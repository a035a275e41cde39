import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

/** The dot stays beside the first of its words, however long they are. */
const Line = styled('span', { display: 'inline-flex', alignItems: 'baseline', gap: '$2', minWidth: 0 });
const Dot = styled('span', {
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '$round',
  background: '$mute',
  forcedColorAdjust: 'none',
  variants: { open: { true: { background: '$ok' } } },
});

/** Whether it is open now, in words with a dot. */
export const OpenDot = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <Line>
    <Dot open={isOpen} aria-hidden="true" />
    <span>{children}</span>
  </Line>
);
