import { defineConfig } from 'vitest/config';

/**
 * The tests that a changed price must not get past, for `npm run mutation`: those beside the code and the published
 * vectors. Each mutant runs them, so that the laws are held over a few carts here, always the same.
 */
export default defineConfig({
  test: {
    include: ['src/domain/{money,pricing}/**/*.test.ts', 'tests/vectors/vectors.test.ts'],
    env: { CARTS_PER_FILE: '200', CARTS_SEED: '1' },
    restoreMocks: true,
  },
});
