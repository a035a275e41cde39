import { styled } from '../../theme/stitches.ts';

/** Aligns the label of a quiet button with the surrounding text. */
export const QuietButtonRow = styled('div', { marginInlineStart: -9 });
