import { describe } from 'vitest';
import { type Case, itReportsEach } from '../testing/garden.ts';

const CAPACITY_CASES: readonly Case[] = [
  [
    'a slot without places',
    (file) => Object.assign(file.branches[0] ?? {}, { slot_capacity: { delivery: 0 } }),
    'branches[0].slot_capacity.delivery',
    'at least 1',
    '0',
  ],
  [
    'a slot capacity that counts two things',
    (file) =>
      Object.assign(file.branches[0] ?? {}, { slot_capacity: { car_pickup: { dishes: 30, amount: 50 } } }),
    'branches[0].slot_capacity.car_pickup',
    'exactly one of orders, dishes and amount',
    '{"dishes":30,"amount":50}',
  ],
  [
    'a slot capacity that counts nothing',
    (file) => Object.assign(file.branches[0] ?? {}, { slot_capacity: { car_pickup: {} } }),
    'branches[0].slot_capacity.car_pickup',
    'exactly one of orders, dishes and amount',
    '{}',
  ],
  [
    'a slot capacity of zero dishes',
    (file) => Object.assign(file.branches[0] ?? {}, { slot_capacity: { car_pickup: { dishes: 0 } } }),
    'branches[0].slot_capacity.car_pickup.dishes',
    'at least 1',
    '0',
  ],
  [
    'a slot capacity with too many decimals',
    (file) => Object.assign(file.branches[0] ?? {}, { slot_capacity: { car_pickup: { amount: 1.23456 } } }),
    'branches[0].slot_capacity.car_pickup.amount',
    'an amount with at most 3 decimals',
    '1.23456',
  ],
];

describe('the capacity of slots in a business file', () => {
  itReportsEach('the slot capacities', CAPACITY_CASES);
});
