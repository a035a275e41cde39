import { styled } from '../../theme/stitches.ts';

/** An underlined button below a message: the customer's next action. */
export const TextButton = styled('button', {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 700,
  textDecoration: 'underline',
});
