import { describe, expect, it } from 'vitest';
import { parseTests } from './named-tests.ts';

const describeTests = (text: string) =>
  parseTests(text).map(({ title, skipped }) => [title, skipped && 'skipped'].filter(Boolean).join(', '));

describe('the tests of a file', () => {
  it.each([
    ["it('works', () => {});", ['works']],
    ["it.each([1, 2])('works for %i', () => {});", ['works for %i']],
    [`test(\`works for \${name}\`, async () => {});`, [`works for \${name}`]],
    ["describe.each(engines)('on $name', () => { it('works', () => {}); });", ['works']],
    ["for (const one of many) test.describe('a', () => { test('works', () => {}); });", ['works']],
    ["it.skip('works', () => {});", ['works, skipped']],
    ["it.skipIf(slow)('works', () => {});", ['works, skipped']],
    ["it.runIf(runsEverything)('works', () => {});", ['works']],
    ["it.runIf(fast)('works', () => {});", ['works, skipped']],
    ["describe.skip('all', () => { it('works', () => {}); });", ['works, skipped']],
    ["test('works', async () => { if (x) test.skip(); });", ['works, skipped']],
    ["test.fixme('works', async () => {});", ['works, skipped']],
    ["// it('is in a comment')\nconst text = \"it('is a text')\";", []],
    ['it(name, () => {});', []],
  ])('finds the tests in the source text %s', (text, tests) => {
    expect(describeTests(text)).toEqual(tests);
  });
});
