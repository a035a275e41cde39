import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FileProblem } from '../business-file/file-problem.ts';
import { BusinessFileError, readBusinessFile } from '../business-file/read-business-file.ts';

/** The text of a business file that uses every field. */
const gardenJson = readFileSync(
  join(import.meta.dirname, '../../../../tests/contract/testing/fixtures/garden.json'),
  'utf8',
);

type ModifierGroup = { modifiers: { id: string; modifier_groups?: string[] }[] };
/** The parts of the business file that tests change. */
interface Garden {
  reference_id: string;
  settings: Record<string, unknown>;
  branches: Record<string, unknown>[];
  modifier_groups: Record<string, ModifierGroup>;
  categories: { items: Record<string, unknown>[]; branches: Record<string, unknown> }[];
  smart_categories: Record<string, unknown>[];
  banners: Record<string, unknown>[];
  words: Record<string, unknown>;
}

/** Changes the business file, reads it and returns the problems in it. */
export function readProblemsAfter(changeFile: (file: Garden) => unknown): readonly FileProblem[] {
  const file = JSON.parse(gardenJson) as Garden;
  changeFile(file);
  try {
    readBusinessFile(JSON.stringify(file), 'garden.json', () => true);
  } catch (error) {
    if (error instanceof BusinessFileError) return error.problems;
    throw error;
  }
  return [];
}

export const bilingualText = { en: 'A', ar: 'ب' };
export const getLatte = (file: Garden) => file.categories[0]?.items[0] ?? {};
export const getJuice = (file: Garden) => file.categories[0]?.items[2] ?? {};
export const getFirstOatKind = (file: Garden) => file.modifier_groups['oat-kind']?.modifiers[0] ?? { id: '' };

export type Case = readonly [
  what: string,
  changeFile: (file: Garden) => unknown,
  path: string,
  expected: string,
  reportedValue: string,
];

/**
 * Declares a test for each problem in a section of the business file, such as `the coupons`. The test checks the path,
 * the expectation and the value in the report.
 */
export const itReportsEach = (section: string, cases: readonly Case[]): void =>
  it.each(cases)(
    `checks ${section} of a business file and reports %s`,
    (_what, changeFile, path, expected, reportedValue) => {
      expect(readProblemsAfter(changeFile)).toContainEqual({ path, expected, actual: reportedValue });
    },
  );
