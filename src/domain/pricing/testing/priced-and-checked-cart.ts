import { expect } from 'vitest';
import { priceCart } from '../cart-price.ts';
import type { Bill } from '../pricing-types.ts';
import { findBillFaults } from './bill-faults.ts';
import { pricingInput } from './pricing-input.ts';

/** Prices a cart and fails the test unless the sums of the bill add up. */
export function priceAndCheckCart(...inputArgs: Parameters<typeof pricingInput>): Bill {
  const bill = priceCart(pricingInput(...inputArgs));
  expect(findBillFaults(bill)).toEqual([]);
  return bill;
}
