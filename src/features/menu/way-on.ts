import { styled } from '../../theme/stitches.ts';

/** Leads on from what is said, in its own line. */
export const WayOn = styled('button', {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 700,
  textDecoration: 'underline',
});
