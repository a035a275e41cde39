import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const Bar = styled('progress', {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$line',
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-webkit-progress-value': { background: '$ok', borderRadius: '$round', transition: 'inline-size .2s' },
  '&::-moz-progress-bar': { background: '$ok', borderRadius: '$round' },
  [forcedColors]: {
    border: '1px solid',
    '&::-webkit-progress-value': { background: 'Highlight' },
    '&::-moz-progress-bar': { background: 'Highlight' },
  },
});

/** `value` from 0 to 1. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <Bar value={value} max={1} aria-label={label} />;
}
