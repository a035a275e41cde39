import { styled } from '../../theme/stitches.ts';

/** A radio button or a checkbox, unseen over all of its label, which shows what is chosen and where the focus is. */
export const CoverInput = styled('input', {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none !important',
});
