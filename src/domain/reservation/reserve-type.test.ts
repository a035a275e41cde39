import { expect, test } from 'vitest';
import { reserveTypeOf } from './reserve-type.ts';

// @spec codes/reservation-types-map-item-type
test('each name of eating in is that of a reservation, and no other way of ordering is', () => {
  const names = ['reserv_dinein', 'dine_in', 'dinein', 'reserv_service', 'product_service'];
  expect(names.map(reserveTypeOf)).toEqual([
    ...Array(3).fill('reserv_dinein'),
    ...Array(2).fill('reserv_service'),
  ]);
  expect(['delivery', 'pickup', 'car_pickup', 'history', '', 'constructor'].map(reserveTypeOf)).toEqual(
    Array(6).fill(null),
  );
});
