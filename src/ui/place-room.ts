import { styled } from '../theme/stitches.ts';

/** In px, whatever the bar says: what is below it never moves. */
export const PLACE_BAR_HEIGHT = 60;

/** Keeps the space of a PlaceBar until it comes. */
export const PlaceRoom = styled('div', { minHeight: PLACE_BAR_HEIGHT, minWidth: 0 });
