import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pickForScope } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';

/** Parts of the paths of the slowest test files, slowest first. A fresh clone has no recorded durations to sort by. */
const SLOW_FILES = [
  'payment-safety',
  'faults/sigkill',
  'wallet/wallet.',
  'full-disk',
  'faults/pixel-queue',
  'code-attacks',
  'closed-console',
  'rush',
  'tracking/pixel-queue',
  'one-folder',
  'first-screen',
  'faults/',
  'phone-enumeration',
  'agreement',
];

const getRank = ({ moduleId }: TestSpecification): number => {
  const index = SLOW_FILES.findIndex((name) => moduleId.includes(name));
  return index < 0 ? SLOW_FILES.length : index;
};

/** Starts slow files first. A slow file that starts last would run alone, with the other workers idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => getRank(a) - getRank(b));
  }
}

/** Tests the backend against its contract on PGlite and PostgreSQL. These tests are slow, so they have their own config. */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^\.\/password-cost\.ts$/,
        replacement: resolve(import.meta.dirname, 'testing/low-password-cost.ts'),
      },
    ],
  },
  test: {
    include: ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    globalSetup: ['tests/contract/testing/postgres-setup.ts', 'tests/faults/bundle-server.ts'],
    // Three workers for two cores, because tests wait for servers, leases and PostgreSQL. Each worker has its own
    // database and modules.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    env: { AGREEMENT_CARTS: process.env.AGREEMENT_CARTS ?? pickForScope('2000', '10000') },
    testTimeout: scaleTimeout(20_000),
    hookTimeout: scaleTimeout(30_000),
  },
});
