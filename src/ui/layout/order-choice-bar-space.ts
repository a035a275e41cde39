import { styled } from '../../theme/stitches.ts';

/** Height of an `OrderChoiceBar` with two lines of text, in px. */
export const ORDER_CHOICE_BAR_HEIGHT_PX = 60;

/** Reserves the space of an `OrderChoiceBar` until it is rendered. */
export const OrderChoiceBarSpace = styled('div', { minHeight: ORDER_CHOICE_BAR_HEIGHT_PX, minWidth: 0 });
