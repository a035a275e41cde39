import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inScope } from '../test-scope.ts';
import { underLoad } from '../timeouts.ts';

/** Names of the slowest test files, slowest first, because a fresh clone has no recorded durations. */
const SLOW_FILES = [
  'tracking/pixel-queue',
  'agreement',
  'faults/sigkill',
  'wallet/wallet.',
  'payment-safety',
  'rush',
  'one-folder',
  'phone-enumeration',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = SLOW_FILES.findIndex((name) => moduleId.includes(name));
  return at < 0 ? SLOW_FILES.length : at;
};

/** Starts slow files first. A slow file that starts last would leave the other core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Tests the backend against its contract on PGlite and PostgreSQL. These tests are slow, so they have their own config. */
export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    globalSetup: ['tests/contract/testing/postgres-setup.ts', 'tests/faults/bundle-server.ts'],
    // Three workers, because some tests wait for leases to expire. Each worker has its own database and modules.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    env: { AGREEMENT_CARTS: process.env.AGREEMENT_CARTS ?? inScope('2000', '10000') },
    testTimeout: underLoad(20_000),
    hookTimeout: underLoad(30_000),
  },
});
