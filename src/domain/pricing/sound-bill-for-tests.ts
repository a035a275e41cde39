import { expect } from 'vitest';
import { faultsIn } from './adds-up-for-tests.ts';
import { inputOf } from './input-for-tests.ts';
import { priceCart } from './price.ts';
import type { Bill } from './types.ts';

/** The bill of such a cart, whose sums hold. */
export function soundBill(...cart: Parameters<typeof inputOf>): Bill {
  const bill = priceCart(inputOf(...cart));
  expect(faultsIn(bill)).toEqual([]);
  return bill;
}
