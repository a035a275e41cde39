import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MAX_LINES = 8;

/** The expected and the actual value of a failure, without the surrounding code. */
function summarise(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const endIndex = lines.findIndex((line) => /^\s*at /.test(line));
  return lines
    .slice(0, endIndex < 0 ? undefined : endIndex)
    .filter((line) => line.trim())
    .slice(0, MAX_LINES)
    .join('\n    ');
}

/** Prints a short reason for each failed test at the end of the log. */
export default class FailureSummary implements Reporter {
  readonly #failures = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped' && result.status !== test.expectedStatus)
      this.#failures.set(test, result);
  }

  onEnd(): void {
    for (const [test, { errors }] of this.#failures)
      console.log(
        `${test.title}\n    ${errors.map(({ message = '' }) => summarise(message)).join('\n    ')}`,
      );
  }
}
