import * as z from 'zod';
import { amount, createStrictObject } from './business-file-parts.ts';

const orderCountSchema = z.int().min(1).max(10_000);
const ONE_KEY_EXPECTED = 'exactly one of orders, dishes and amount';

/** The capacity of a slot for one order type: a number of orders, or a limit in orders, dishes or money. */
const typeCapacity = z.union([
  orderCountSchema,
  createStrictObject({
    orders: orderCountSchema.optional(),
    dishes: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .describe('Units of all orders together. A set is one unit.'),
    amount: amount
      .gt(0)
      .optional()
      .describe('Subtotal of all orders together, before coupons, fees and tips.'),
  }).refine(
    (limits) => Object.values(limits).filter((value) => value !== undefined).length === 1,
    ONE_KEY_EXPECTED,
  ),
]);

export const slotCapacity = createStrictObject({
  delivery: typeCapacity.optional(),
  car_pickup: typeCapacity.optional(),
  dine_in: typeCapacity.optional(),
}).describe(
  'How much a slot accepts, by order type: a number of orders, or {"dishes": 30} or {"amount": 200}. Unlimited when absent.',
);
