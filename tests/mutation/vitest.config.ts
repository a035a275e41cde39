import { defineConfig } from 'vitest/config';

/**
 * The tests that must notice a changed price, for `npm run mutation`: the unit tests and the published vectors. Each
 * mutant runs all of them, so the property tests check only a few carts, always the same ones.
 */
export default defineConfig({
  test: {
    include: ['src/domain/{money,pricing}/**/*.test.ts', 'tests/vectors/vectors.test.ts'],
    env: { CARTS_PER_FILE: '200', CARTS_SEED: '1' },
    restoreMocks: true,
  },
});
