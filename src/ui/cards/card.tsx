import { styled } from '../../theme/stitches.ts';

export const Card = styled('div', {
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  padding: '$4',
  minWidth: 0,
});

export const Divider = styled('hr', {
  border: 0,
  borderBlockStart: '1px solid $line',
  margin: 0,
  width: '100%',
});
