import { describe, expect, it } from 'vitest';
import { testsInText } from './named-tests.ts';

const told = (text: string) =>
  testsInText(text).map(({ title, skipped }) => [title, skipped && 'skipped'].filter(Boolean).join(', '));

describe('the tests of a file', () => {
  it.each([
    ["it('stands', () => {});", ['stands']],
    ["it.each([1, 2])('stands for %i', () => {});", ['stands for %i']],
    [`test(\`stands for \${name}\`, async () => {});`, [`stands for \${name}`]],
    ["describe.each(engines)('on $name', () => { it('stands', () => {}); });", ['stands']],
    ["for (const one of many) test.describe('a', () => { test('stands', () => {}); });", ['stands']],
    ["it.skip('stands', () => {});", ['stands, skipped']],
    ["it.skipIf(slow)('stands', () => {});", ['stands, skipped']],
    ["it.runIf(runsEverything)('stands', () => {});", ['stands']],
    ["it.runIf(fast)('stands', () => {});", ['stands, skipped']],
    ["describe.skip('all', () => { it('stands', () => {}); });", ['stands, skipped']],
    ["test('stands', async () => { if (x) test.skip(); });", ['stands, skipped']],
    ["test.fixme('stands', async () => {});", ['stands, skipped']],
    ["// it('is only spoken of')\nconst text = \"it('is a text')\";", []],
    ['it(name, () => {});', []],
  ])('are found in %s', (text, tests) => {
    expect(told(text)).toEqual(tests);
  });
});
