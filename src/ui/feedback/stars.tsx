import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { star } from '../icons/icon-paths-feedback.ts';

const Box = styled('span', { display: 'inline-flex', gap: 2, color: '$mute', verticalAlign: 'middle' });
const Star = styled('span', {
  display: 'inline-flex',
  variants: {
    on: {
      true: { color: '$warn', '& svg': { fill: 'currentColor' }, [forcedColors]: { color: 'Highlight' } },
    },
  },
});

export interface StarsProps {
  /** 1 to 5. */
  value: number;
  /** "4 of 5 stars" */
  label: string;
}

/** A rating from 1 to 5, read-only. */
export function Stars({ value, label }: StarsProps) {
  return (
    <Box role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((step) => (
        <Star key={step} on={step <= value}>
          <Icon path={star} size={16} />
        </Star>
      ))}
    </Box>
  );
}
