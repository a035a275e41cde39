import { defineConfig } from 'vitest/config';
import { inScope } from '../test-scope.ts';
import { underLoad } from '../timeouts.ts';
import { LongestFirst } from './testing/longest-first.ts';

/** The backend against its contract, on PGlite and on PostgreSQL, and what it survives. Slow tests, kept apart from the rest. */
export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    globalSetup: ['tests/contract/testing/postgres-setup.ts', 'tests/faults/bundle-server.ts'],
    // Some wait for leases to run out: a third works meanwhile. Each has a database of its own; the modules are one's.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    env: { AGREEMENT_CARTS: process.env.AGREEMENT_CARTS ?? inScope('2000', '10000') },
    testTimeout: underLoad(20_000),
    hookTimeout: underLoad(30_000),
  },
});
