import { describe, expect, it } from 'vitest';
import { parseTests } from './named-tests.ts';

const describeTests = (text: string) =>
  parseTests(text).map(({ title, isSkipped }) => [title, isSkipped && 'skipped'].filter(Boolean).join(', '));

describe('the tests of a file', () => {
  it.each([
    ["it('adds a dish', () => {});", ['adds a dish']],
    ["it.each([1, 2])('adds %i dishes', () => {});", ['adds %i dishes']],
    [`test(\`adds the dish \${name}\`, async () => {});`, [`adds the dish \${name}`]],
    ["describe.each(engines)('on $name', () => { it('adds a dish', () => {}); });", ['adds a dish']],
    [
      "for (const host of hosts) test.describe('a', () => { test('adds a dish', () => {}); });",
      ['adds a dish'],
    ],
    ["it.skip('adds a dish', () => {});", ['adds a dish, skipped']],
    ["it.skipIf(slow)('adds a dish', () => {});", ['adds a dish, skipped']],
    ["it.runIf(runsEverything)('adds a dish', () => {});", ['adds a dish']],
    ["it.runIf(fast)('adds a dish', () => {});", ['adds a dish, skipped']],
    ["describe.skip('all', () => { it('adds a dish', () => {}); });", ['adds a dish, skipped']],
    ["test('adds a dish', async () => { if (x) test.skip(); });", ['adds a dish, skipped']],
    ["test.fixme('adds a dish', async () => {});", ['adds a dish, skipped']],
    ["// it('shows the cart')\nconst text = \"it('clears the cart')\";", []],
    ['it(name, () => {});', []],
  ])('finds the tests in the source text %s', (text, tests) => {
    expect(describeTests(text)).toEqual(tests);
  });
});
