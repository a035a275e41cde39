import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { priceCart } from '../../src/domain/pricing/cart-price.ts';
import { listPublishedFiles, vectorFolder } from './files.ts';
import { vectorFile } from './format.ts';
import { toVectorBill } from './from-engine.ts';
import { priceByOracle } from './oracle/price-cart.ts';
import { toPricingInput } from './to-engine.ts';

const files = readdirSync(vectorFolder).map((name) => ({
  name,
  ...vectorFile.parse(JSON.parse(readFileSync(join(vectorFolder, name), 'utf8'))),
}));

describe('the published vectors', () => {
  it('the published vectors equal the output of `npm run vectors`', () => {
    const publishedVectors = listPublishedFiles();
    for (const [path, content] of publishedVectors)
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(content);
    const paths = [...publishedVectors.keys()].filter((path) => dirname(path) === vectorFolder);
    expect(files.map(({ name }) => join(vectorFolder, name)).sort()).toEqual(paths.sort());
  });

  it('every published vector has a unique name', () => {
    const names = files.flatMap(({ vectors }) => vectors.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(files)('$name', ({ vectors }) => {
  // @spec constants/tax-percentage, constants/swiss-francs-round-0-05
  it.each(vectors)('the engine computes the published bill for the vector $name', ({ input, expected }) => {
    expect(toVectorBill(priceCart(toPricingInput(input)))).toEqual(expected);
  });

  it.each(vectors)('the oracle computes the published bill for the vector $name', ({ input, expected }) => {
    expect(priceByOracle(input)).toEqual(expected);
  });
});
