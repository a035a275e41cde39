import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceCart } from '../../src/domain/pricing/price.ts';
import { toPricingInput, toVectorBill } from './adapter.ts';
import { priceByOracle } from './oracle/price.ts';
import { randomCart } from './random-cart.ts';

const RUNS = Number(process.env.ORACLE_CARTS ?? 5000);

it(`the engine and the oracle come to the same bill, figure by figure, for ${RUNS} random carts`, () => {
  fc.assert(
    fc.property(randomCart, (input) => {
      expect(toVectorBill(priceCart(toPricingInput(input)))).toEqual(priceByOracle(input));
    }),
    { numRuns: RUNS },
  );
});
