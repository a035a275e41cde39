import type { OrderType } from './menu-types.ts';

const ORDER_TYPE_BY_WIRE_NAME: Readonly<Record<string, OrderType>> = {
  dine_in: 'dine_in',
  dinein: 'dine_in',
  product_service: 'dine_in',
  reserv_dinein: 'dine_in',
  reserv_service: 'dine_in',
  pickup: 'car_pickup',
  car_pickup: 'car_pickup',
  delivery: 'delivery',
};

/** Maps any wire name of a selling type to the order type (spec, section 4); null for an unknown name. */
export const normaliseOrderType = (text: string): OrderType | null =>
  Object.hasOwn(ORDER_TYPE_BY_WIRE_NAME, text) ? (ORDER_TYPE_BY_WIRE_NAME[text] ?? null) : null;
