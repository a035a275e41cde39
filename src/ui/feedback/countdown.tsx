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
const Remaining = styled('bdi', {
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export interface CountdownProps {
  /** "Kept for". */
  label: string;
  /** Remaining time: "9:41". */
  remainingText: string;
  /** Remaining share of the time, from 1 to 0. */
  remainingShare: number;
  urgent?: boolean;
  action?: ReactNode;
}

/** Shows how long a slot is reserved for the customer. Screen readers do not announce every second. */
export function Countdown({ label, remainingText, remainingShare, urgent = false, action }: CountdownProps) {
  return (
    <Box urgent={urgent}>
      <Line>
        <Icon path={clock} size={18} />
        <Words>
          {label} <Remaining role="timer">{remainingText}</Remaining>
        </Words>
        {action}
      </Line>
      <ProgressBar value={remainingShare} label={label} />
    </Box>
  );
}
