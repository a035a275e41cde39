import type { CarColor } from '../../domain/orders/car-colors.ts';

/** What a car's colour looks like, as a CSS colour: it is the thing's own, whatever the business's theme. */
export const CAR_PAINT: Readonly<Record<CarColor, string>> = {
  white: '#ffffff',
  black: '#16161a',
  silver: '#c3c7cc',
  gray: '#7b8087',
  blue: '#2456b8',
  red: '#c2272d',
  brown: '#6b4226',
  beige: '#dccbaa',
  gold: '#c9a13b',
  green: '#23744a',
  orange: '#e07b1a',
  yellow: '#f0cf2e',
};
