import { defineConfig } from 'vitest/config';

/** The tests that a changed price must not get past, for `npm run mutation`: those beside the code, and nothing slower. */
export default defineConfig({
  test: {
    include: ['src/domain/{money,pricing}/**/*.test.ts'],
    restoreMocks: true,
  },
});
