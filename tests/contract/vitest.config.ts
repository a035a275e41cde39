import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inScope } from '../test-scope.ts';
import { underLoad } from '../timeouts.ts';

/** Names of what works or waits for long, the longest first; a fresh clone knows no durations. The others follow. */
const LONG = [
  'faults/pixel-queue',
  'agreement',
  'faults/sigkill',
  'wallet/wallet.',
  'payment-safety',
  'rush',
  'one-folder',
  'phone-enumeration',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(name));
  return at < 0 ? LONG.length : at;
};

/** A file that starts last and runs for long has one core at work and the other idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

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
