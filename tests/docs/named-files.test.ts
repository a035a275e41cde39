import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Files that a recipe tells its reader to create. */
const CREATED_FILES = ['src/features/about/about-screen.tsx', 'locales/sw.json'];
/** A path in a code span: a file, or a folder without its last slash. */
const PATH_PATTERN = /`((?:src|demo|elements|tests|locales|docs)\/[\w./-]+)`/g;

const listDocuments = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', ...listDocuments('docs'), ...listDocuments('docs/adr')];

/** A source file in a code span. */
const SOURCE_PATTERN = /`((?:src|demo|elements|tests)\/[\w./-]+\.(?:tsx?|mjs))`/g;
/** A name from the code in a code span: `TAB_BY_ROUTE`, `showScreen`. */
const CODE_NAME = /`([A-Z][A-Z_]{2,}|[a-z]+[A-Z]\w+)`/g;

it('the recipes of CONTRIBUTING.md name only constants and functions that are in the named files', () => {
  const steps = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(/\n(?=\s*(?:\d+\.|-) |#)/);
  const unknownNames = steps.flatMap((step) => {
    const paths = [...step.matchAll(SOURCE_PATTERN)]
      .map(([, path = '']) => join(root, path))
      .filter(existsSync);
    const source = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
    const names = [...step.matchAll(CODE_NAME)].map(([, name = '']) => name);
    return paths.length ? names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source)) : [];
  });

  expect(unknownNames).toEqual([]);
});

it.each(documents)('%s names only files and folders that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  const namedPaths = [...text.matchAll(PATH_PATTERN)].map(([, path = '']) => path);

  expect(namedPaths.filter((path) => !CREATED_FILES.includes(path) && !existsSync(join(root, path)))).toEqual(
    [],
  );
});
