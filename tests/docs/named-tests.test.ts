import { describe, expect, it } from 'vitest';
import { namedIn, restOf, rowsOf } from './coverage-rows.ts';
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

describe('a row of the table', () => {
  const table = ['## 4. States', '| What | Shown by |', '|---|---|'];
  const row = (cells: string) => rowsOf([...table, `| ${cells} |`].join('\n'))[0];

  it('knows its section and its line', () => {
    expect(row('a | b')).toEqual({ line: 4, section: '4. States', cells: ['a', 'b'] });
    expect(row('a \\| b | c')?.cells).toEqual(['a | b', 'c']);
    expect(row('a | ')?.cells).toEqual(['a', '']);
  });

  it('names tests by file', () => {
    const cell = '`a.test.ts` “one” “two”<br>`b.spec.ts` “three”';
    expect(namedIn(cell)).toEqual([
      { file: 'a.test.ts', titles: ['one', 'two'] },
      { file: 'b.spec.ts', titles: ['three'] },
    ]);
    expect(restOf(cell)).toBe('');
  });

  it.each(['`a.test.ts`', 'later', '`a.test.ts` “one” and by hand'])('is not complete with %s', (cell) => {
    expect(restOf(cell)).not.toBe('');
  });
});
