import { expect } from 'vitest';
import { priceCart } from '../cart-price.ts';
import type { Bill } from '../pricing-types.ts';
import { faultsIn } from './adds-up.ts';
import { inputOf } from './pricing-input.ts';

/** The bill of such a cart, whose sums hold. */
export function soundBill(...cart: Parameters<typeof inputOf>): Bill {
  const bill = priceCart(inputOf(...cart));
  expect(faultsIn(bill)).toEqual([]);
  return bill;
}
