import { expect, test } from 'vitest';
import { toReserveType } from './reserve-type.ts';

// @spec codes/reservation-types-map-item-type
test('maps every wire name of dine-in or a service to a reservation type, and other names to null', () => {
  const names = ['reserv_dinein', 'dine_in', 'dinein', 'reserv_service', 'product_service'];
  expect(names.map(toReserveType)).toEqual([
    ...Array(3).fill('reserv_dinein'),
    ...Array(2).fill('reserv_service'),
  ]);
  expect(['delivery', 'pickup', 'car_pickup', 'history', '', 'constructor'].map(toReserveType)).toEqual(
    Array(6).fill(null),
  );
});
