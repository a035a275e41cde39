import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createManifest } from '../../elements/package/elements-manifest.ts';
import { renderReference } from '../../elements/package/reference-document.ts';
import { readAnchors, readLinks } from './markdown.ts';

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

/** Lists the links of a document that lead nowhere. */
function listBrokenLinks(document: string): string[] {
  const file = join(root, document);
  return readLinks(file).flatMap(({ text, path, anchor }) => {
    const target = path ? resolve(dirname(file), path) : file;
    const link = `[${text}] to ${relative(root, target)}`;
    if (!existsSync(target)) return [`${link}: no such file`];
    if (anchor && !readAnchors(target).has(anchor)) return [`${link}: no heading #${anchor}`];
    return [];
  });
}

describe('the documents', () => {
  it.each(documents)('%s has no broken link to a file of the project', (document) => {
    expect(listBrokenLinks(document)).toEqual([]);
  });

  it('every document can be reached by links from README.md', () => {
    const reachedDocuments = new Set<string>();
    const queue = [join(root, 'README.md')];
    for (let document = queue.pop(); document; document = queue.pop()) {
      if (reachedDocuments.has(document)) continue;
      reachedDocuments.add(document);
      for (const { path } of readLinks(document)) {
        const target = resolve(dirname(document), path);
        if (path.endsWith('.md') && existsSync(target)) queue.push(target);
      }
    }
    const unlinkedDocuments = documents.filter(
      (name) => name.startsWith('docs/') && !reachedDocuments.has(join(root, name)),
    );
    expect(unlinkedDocuments).toEqual([]);
  });

  it('the element reference equals the output of `npm run docs`', () => {
    const generatedReference = readFileSync(join(root, 'docs/reference.md'), 'utf8');
    expect(generatedReference).toBe(renderReference(root, createManifest(root)));
  });
});
