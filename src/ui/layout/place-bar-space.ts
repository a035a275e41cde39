import { styled } from '../../theme/stitches.ts';

/** Height of a `PlaceBar` with two lines of text, in px. */
export const PLACE_BAR_HEIGHT_PX = 60;

/** Reserves the space of a `PlaceBar` until it is rendered. */
export const PlaceBarSpace = styled('div', { minHeight: PLACE_BAR_HEIGHT_PX, minWidth: 0 });
