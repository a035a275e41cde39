import { styled } from '../../theme/stitches.ts';

/** Brings the words of a quiet button in line with the text around it. */
export const InLine = styled('div', { marginInlineStart: -9 });
