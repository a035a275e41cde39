import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Files that a recipe tells its reader to create. */
const CREATED = ['src/features/about/about-screen.tsx', 'locales/sw.json'];
/** A path in a code span: a file, or a folder without its last slash. */
const PATH = /`((?:src|demo|elements|tests|locales|docs)\/[\w./-]+)`/g;

const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
const documents = ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/${name}`)];

it.each(documents)('names only files and folders that exist in %s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  const named = [...text.matchAll(PATH)].map(([, path = '']) => path);

  expect(named.filter((path) => !CREATED.includes(path) && !existsSync(join(root, path)))).toEqual([]);
});
