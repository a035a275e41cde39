import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementsManifest } from '../../elements/package/elements-manifest.ts';
import { reference } from '../../elements/package/reference-document.ts';
import { anchorsOf, linksOf } from './markdown.ts';

const root = resolve(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'elements/package/readme.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** What is wrong with a document's links, if anything. */
function brokenIn(document: string): string[] {
  const file = join(root, document);
  return linksOf(file).flatMap(({ text, path, anchor }) => {
    const target = path ? resolve(dirname(file), path) : file;
    const where = `[${text}] to ${relative(root, target)}`;
    if (!existsSync(target)) return [`${where}: no such file`];
    if (anchor && !anchorsOf(target).has(anchor)) return [`${where}: no heading #${anchor}`];
    return [];
  });
}

describe('the documents', () => {
  it.each(documents)('%s: every link within the project leads somewhere', (document) => {
    expect(brokenIn(document)).toEqual([]);
  });

  it('are all reached from README.md', () => {
    const reached = new Set<string>();
    const queue = [join(root, 'README.md')];
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      for (const { path } of linksOf(next)) {
        const target = resolve(dirname(next), path);
        if (path.endsWith('.md') && existsSync(target)) queue.push(target);
      }
    }
    const lost = documents.filter((name) => name.startsWith('docs/') && !reached.has(join(root, name)));
    expect(lost).toEqual([]);
  });

  it('have the reference as the elements are now: `npm run docs` writes it', () => {
    const written = readFileSync(join(root, 'docs/reference.md'), 'utf8');
    expect(written).toBe(reference(root, elementsManifest(root)));
  });
});
