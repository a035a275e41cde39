import { join } from 'node:path';
import type { Case } from './cases/build.ts';
import { byHand } from './cases/by-hand.ts';
import { byHandBills } from './cases/by-hand-bills.ts';
import { byHandSets } from './cases/by-hand-sets.ts';
import { byHandWholeBills } from './cases/by-hand-whole-bills.ts';
import { choices } from './cases/choices.ts';
import { coupons } from './cases/coupons.ts';
import { delivery } from './cases/delivery-fees.ts';
import { discounts } from './cases/discounts.ts';
import type { HandCase } from './cases/hand-bill.ts';
import { refusedCarts } from './cases/refused-carts.ts';
import { taxes } from './cases/taxes.ts';
import { large, rounding, wallet } from './cases/totals.ts';
import { buildVectorFileSchema, type Vector } from './format.ts';
import { priceByOracle } from './oracle/price-cart.ts';

const priceCases = (cases: readonly Case[]): Vector[] =>
  cases.map(({ name, shows, input }) => ({
    name,
    shows,
    by: 'oracle',
    input,
    expected: priceByOracle(input),
  }));

const toVectors = (cases: readonly HandCase[]): Vector[] =>
  cases.map(({ name, shows, input, expected }) => ({ name, shows, by: 'hand', input, expected }));

const subjects: Readonly<Record<string, readonly Vector[]>> = {
  'by-hand': toVectors([...byHand, ...byHandBills, ...byHandWholeBills]),
  choices: priceCases(choices),
  coupons: priceCases(coupons),
  delivery: priceCases(delivery),
  discounts: priceCases(discounts),
  large: priceCases(large),
  refused: priceCases(refusedCarts),
  rounding: priceCases(rounding),
  sets: toVectors(byHandSets),
  taxes: priceCases(taxes),
  wallet: priceCases(wallet),
};

export const vectorFolder = join(import.meta.dirname, 'pricing');

/** The published files by path: the vectors of every subject, and their JSON Schema. */
export const listPublishedFiles = (): ReadonlyMap<string, object> =>
  new Map<string, object>([
    [join(import.meta.dirname, 'pricing.schema.json'), buildVectorFileSchema()],
    ...Object.entries(subjects).map(
      ([name, vectors]) =>
        [join(vectorFolder, `${name}.json`), { $schema: '../pricing.schema.json', vectors }] as const,
    ),
  ]);
