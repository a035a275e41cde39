import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const gap = {
  1: { gap: '$1' },
  2: { gap: '$2' },
  3: { gap: '$3' },
  4: { gap: '$4' },
  6: { gap: '$6' },
  8: { gap: '$8' },
};

/** A column with even spacing. */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: { gap, pad: { true: { padding: '$4' } } },
  defaultVariants: { gap: 3 },
});

/** A row with even spacing, centred vertically. */
export const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  variants: {
    gap,
    wrap: { true: { flexWrap: 'wrap' } },
    spread: { true: { justifyContent: 'space-between', [cramped]: { flexWrap: 'wrap' } } },
  },
  defaultVariants: { gap: 2 },
});
