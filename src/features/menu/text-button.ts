import { styled } from '../../theme/stitches.ts';

/** A button that looks like an underlined link. */
export const TextButton = styled('button', {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 700,
  textDecoration: 'underline',
});
