import { styled } from '../../theme/stitches.ts';

/** In px, of a bar whose words fit in two lines: then what is below it does not move when it comes. */
export const PLACE_BAR_HEIGHT = 60;

/** Keeps the space of a PlaceBar until it comes. */
export const PlaceRoom = styled('div', { minHeight: PLACE_BAR_HEIGHT, minWidth: 0 });
