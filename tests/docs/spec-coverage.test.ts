import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, externalCalls } from '../../src/api/contract/contract.ts';
import { ROUTES } from '../../src/router/route-table.ts';
import { countAnnotations } from './spec-annotations.ts';
import {
  buildSpecCoverageDocument,
  findRowTests,
  isNoticedOnScreen,
  isScreenTest,
  readAnnotatedTests,
} from './spec-coverage-document.ts';
import { namesRow, readSpecRows } from './spec-rows.ts';
import { listTestSteps, type TestStep } from './test-steps.ts';

const root = resolve(import.meta.dirname, '../..');
const rows = readSpecRows(root);
const tests = readAnnotatedTests(root);

describe('docs/spec-coverage.md', () => {
  let steps: readonly TestStep[] = [];
  beforeAll(async () => {
    steps = await listTestSteps(root);
  });

  it('docs/spec-coverage.md equals the output of `npm run docs`', () => {
    expect(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')).toBe(buildSpecCoverageDocument(root));
  });

  it('every row of the specification has a test', () => {
    expect(rows.filter((row) => !findRowTests(row, tests).length).map(({ id }) => id)).toEqual([]);
  });

  it('every row that a customer or an operator notices on a screen has a test of a screen', () => {
    const hasScreenTest = (row: (typeof rows)[number]) =>
      findRowTests(row, tests).some(({ file }) => isScreenTest(file));
    expect(rows.filter((row) => isNoticedOnScreen(row) && !hasScreenTest(row)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('every row of the specification has a unique id', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('every `@spec` comment names a row of the specification and precedes a test', () => {
    const unknownRows = [...tests].flatMap(([file, annotatedTests]) =>
      annotatedTests
        .flatMap((test) => test.rowIds)
        .filter((annotation) => !rows.some((row) => namesRow(annotation, row)))
        .map((annotation) => `${file}: ${annotation}`),
    );
    expect(unknownRows).toEqual([]);
    const filesWithStrayAnnotations = [...tests].filter(([file, annotatedTests]) => {
      const text = readFileSync(join(root, file), 'utf8');
      const recognisedLineCount = annotatedTests.reduce((sum, test) => sum + test.commentLineCount, 0);
      return countAnnotations(text) !== recognisedLineCount;
    });
    expect(filesWithStrayAnnotations.map(([file]) => file)).toEqual([]);
  });

  it('`npm run test:all` runs every test that names a specification row, and skips none', () => {
    const skippedTests = [...tests].flatMap(([file, annotatedTests]) =>
      annotatedTests.filter((test) => test.isSkipped).map(({ title }) => `${file}: ${title}`),
    );
    expect(skippedTests).toEqual([]);
    expect([...tests.keys()].filter((file) => !steps.some(({ runsFile }) => runsFile(file)))).toEqual([]);
  });

  it('the rows of the specification cover every section, every path and every call', () => {
    const listCodeSpans = (section: number) =>
      rows
        .filter((row) => row.section.startsWith(`${section}. `))
        .flatMap(({ promise }) => [...promise.matchAll(/`([^`]+)`/g)].map(([, code]) => code));
    for (const section of [2, 3, 4, 5, 6, 7, 8, 9])
      expect(rows.filter((row) => row.section.startsWith(`${section}. `)).length).toBeGreaterThan(0);
    const paths = ROUTES.map(([, segments]) => `/${segments.join('/')}`);
    expect(paths.filter((path) => !listCodeSpans(2).includes(path))).toEqual([]);
    const addresses = Object.values({ ...calls, ...externalCalls }).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(addresses.filter((address) => !listCodeSpans(7).includes(address))).toEqual([]);
  });
});
