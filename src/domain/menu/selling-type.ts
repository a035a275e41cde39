import type { SellingType } from './menu-types.ts';

const SAME: Readonly<Record<string, SellingType>> = {
  dine_in: 'dine_in',
  dinein: 'dine_in',
  product_service: 'dine_in',
  reserv_dinein: 'dine_in',
  reserv_service: 'dine_in',
  pickup: 'car_pickup',
  car_pickup: 'car_pickup',
  delivery: 'delivery',
};

/** The selling type meant by any of its names (spec, section 4); null for what is none. */
export const normaliseSellingType = (text: string): SellingType | null =>
  Object.hasOwn(SAME, text) ? (SAME[text] ?? null) : null;
