import { defineConfig } from 'vitest/config';

/** The backend against its contract, on PGlite and on PostgreSQL, and what it survives. Slow tests, kept apart from the rest. */
export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    globalSetup: ['tests/contract/postgres.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
