import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
