import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Files that a recipe tells its reader to create. */
const CREATED = ['src/features/about/about-screen.tsx', 'locales/sw.json'];
const FILE = /`((?:src|demo|elements|tests|locales|docs)\/[\w./-]+\.\w+)`/g;

it('names only files that exist in the recipes of CONTRIBUTING', () => {
  const text = readFileSync(resolve(root, 'CONTRIBUTING.md'), 'utf8');

  const named = [...text.matchAll(FILE)].map(([, path = '']) => path);

  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !CREATED.includes(path) && !existsSync(resolve(root, path)))).toEqual([]);
});
