import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, otherCalls } from '../../src/api/contract/contract.ts';
import { ROUTES } from '../../src/router/route-table.ts';
import { namedIn, restOf, rowsOf } from './coverage-rows.ts';
import { type NamedTest, testsIn, testsMadeFor } from './named-tests.ts';
import { type TestStep, testSteps } from './test-steps.ts';

const root = resolve(import.meta.dirname, '../..');
const rows = rowsOf(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8'));

describe('the table of what shows what', () => {
  let steps: readonly TestStep[] = [];
  beforeAll(async () => {
    steps = await testSteps(root);
  });
  const known = new Map<string, readonly NamedTest[]>();
  const testsOf = (file: string) => {
    const tests = known.get(file) ?? testsIn(join(root, file));
    known.set(file, tests);
    return tests;
  };

  /** What is wrong with a test that is said to show something, if anything. */
  function wrongWith(file: string, title: string): string | null {
    if (!existsSync(join(root, file))) return `${file}: no such file`;
    const called = (test: NamedTest) => test.title === title;
    const own = testsOf(file).filter(called);
    const named = own.length ? own : testsMadeFor(join(root, file)).filter(called);
    const where = `${file}: ${title}`;
    if (!named.length) return `${where}: no such test`;
    if (named.every(({ skipped }) => skipped)) return `${where}: skipped`;
    return steps.some(({ runs }) => runs(file)) ? null : `${where}: no step runs it`;
  }

  it('has a test in every row, and nothing else where tests are named', () => {
    const bad = rows.filter(
      ({ cells }) =>
        cells.length !== 2 ||
        cells.some((cell) => !cell) ||
        !namedIn(cells[1] ?? '').length ||
        restOf(cells[1] ?? ''),
    );
    expect(bad.map(({ line, cells }) => `${line}: ${cells.join(' | ')}`)).toEqual([]);
  });

  it('names only tests that exist, that a step of `npm test` or `npm run test:all` runs and that nobody skips', () => {
    const wrong = rows.flatMap(({ line, cells }) =>
      namedIn(cells[1] ?? '').flatMap(({ file, titles }) =>
        titles.flatMap((title) => {
          const problem = wrongWith(file, title);
          return problem ? [`${line}: ${problem}`] : [];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has a row for every section of the spec, every path and every call', () => {
    const said = (section: number) =>
      rows
        .filter((row) => row.section.startsWith(`${section}. `))
        .flatMap(({ cells: [what = ''] }) => [...what.matchAll(/`([^`]+)`/g)].map(([, code]) => code));
    for (const section of [2, 3, 4, 5, 6, 7, 8, 9])
      expect(rows.filter((row) => row.section.startsWith(`${section}. `)).length).toBeGreaterThan(0);
    const paths = ROUTES.map(([, segments]) => `/${segments.join('/')}`);
    expect(paths.filter((path) => !said(2).includes(path))).toEqual([]);
    const addresses = Object.values({ ...calls, ...otherCalls }).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(addresses.filter((address) => !said(7).includes(address))).toEqual([]);
  });
});
