import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { clock } from '../icons/icon-paths.ts';
import { ProgressBar } from './progress-bar.tsx';

const Box = styled('div', {
  display: 'grid',
  gap: '$2',
  padding: '$2 $3',
  borderRadius: '$2',
  variants: {
    urgent: {
      true: { background: '$warnTint', '& svg': { color: '$warn' } },
      false: { background: '$okTint', '& svg': { color: '$ok' } },
    },
  },
});
const Line = styled('div', { display: 'flex', alignItems: 'center', gap: '$2', minHeight: 44 });
const Words = styled('div', { flex: 1, minWidth: 0 });
const Left = styled('bdi', { fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export interface CountdownProps {
  /** What runs out. */
  label: string;
  /** What is left of it: "9:41". */
  left: string;
  /** What is left of it, from 1 to 0. */
  share: number;
  urgent?: boolean;
  action?: ReactNode;
}

/** Something that is the customer's for so long. Not read out each second: whoever wants to know can go there. */
export function Countdown({ label, left, share, urgent = false, action }: CountdownProps) {
  return (
    <Box urgent={urgent}>
      <Line>
        <Icon of={clock} size={18} />
        <Words>
          {label} <Left role="timer">{left}</Left>
        </Words>
        {action}
      </Line>
      <ProgressBar value={share} label={label} />
    </Box>
  );
}
