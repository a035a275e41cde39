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

/** The order types by their numeric codes (spec, section 4). */
const ORDER_TYPE_BY_CODE: readonly OrderType[] = ['delivery', 'dine_in', 'car_pickup', 'dine_in'];

/** Maps a numeric order type code from 0 to 3 to the order type. A product or service is ordered like dine-in. */
export const getOrderTypeOfCode = (code: number): OrderType | null => ORDER_TYPE_BY_CODE[code] ?? null;
