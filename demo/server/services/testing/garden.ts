import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FileProblem } from '../business-file/file-problem.ts';
import { BusinessFileError, readBusinessFile } from '../business-file/read-business-file.ts';

/** A business file with everything in it. */
const garden = readFileSync(
  join(import.meta.dirname, '../../../../tests/contract/testing/fixtures/garden.json'),
  'utf8',
);

type Group = { modifiers: { id: string; modifier_groups?: string[] }[] };
/** As far as the cases below change it. */
interface Garden {
  reference_id: string;
  settings: Record<string, unknown>;
  branches: Record<string, unknown>[];
  modifier_groups: Record<string, Group>;
  categories: { items: Record<string, unknown>[]; branches: Record<string, unknown> }[];
  smart_categories: Record<string, unknown>[];
  banners: Record<string, unknown>[];
  words: Record<string, unknown>;
}

/** What is found wrong in the garden after a change. */
export function problemsAfter(change: (file: Garden) => unknown): readonly FileProblem[] {
  const file = JSON.parse(garden) as Garden;
  change(file);
  try {
    readBusinessFile(JSON.stringify(file), 'garden.json', () => true);
  } catch (error) {
    if (error instanceof BusinessFileError) return error.problems;
    throw error;
  }
  return [];
}

export const text = { en: 'A', ar: 'ب' };
export const latte = (file: Garden) => file.categories[0]?.items[0] ?? {};
export const juice = (file: Garden) => file.categories[0]?.items[2] ?? {};
export const oatKind = (file: Garden) => file.modifier_groups['oat-kind']?.modifiers[0] ?? { id: '' };

export type Case = readonly [
  what: string,
  change: (file: Garden) => unknown,
  path: string,
  expected: string,
  found: string,
];

/** A test for each thing that can be wrong. */
export const eachIsFound = (cases: readonly Case[]): void =>
  it.each(cases)('%s is found', (_what, change, path, expected, found) => {
    expect(problemsAfter(change)).toContainEqual({ path, expected, found });
  });
