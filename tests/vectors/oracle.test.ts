import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceCart } from '../../src/domain/pricing/cart-price.ts';
import { toVectorBill } from './from-engine.ts';
import { priceByOracle } from './oracle/price-cart.ts';
import { randomCart } from './random-cart.ts';
import { toPricingInput } from './to-engine.ts';

/** Set `ORACLE_CARTS` and `ORACLE_SEED` to repeat a run. */
const numRuns = Number(process.env.ORACLE_CARTS ?? 5000);
const seed = Number(process.env.ORACLE_SEED ?? Date.now() % 2 ** 31);

it(`the engine and the oracle produce the same bill, figure by figure, for ${numRuns} random carts, seed ${seed}`, () => {
  fc.assert(
    fc.property(randomCart, (input) => {
      const bill = toVectorBill(priceCart(toPricingInput(input)));
      const oracleBill = priceByOracle(input);
      // An assertion of the test runner would take longer than pricing a cart.
      if (!isDeepStrictEqual(bill, oracleBill)) expect(bill).toEqual(oracleBill);
    }),
    { numRuns, seed },
  );
}, 120_000);
