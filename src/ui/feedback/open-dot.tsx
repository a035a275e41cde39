import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

/** Keeps the dot beside the first line of a long text. */
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

/** A text with a dot that is green while the business is open. */
export const OpenDot = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <Line>
    <Dot open={isOpen} aria-hidden="true" />
    <span>{children}</span>
  </Line>
);
