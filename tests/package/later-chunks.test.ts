import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');
const manifest = JSON.parse(readFileSync(resolve(dist, 'widget/manifest.json'), 'utf8')) as {
  preload: readonly string[];
};
const chunks = Object.keys(JSON.parse(readFileSync(resolve(dist, 'modules.json'), 'utf8')) as object);

/** The static imports of a chunk. */
const listImports = (chunk: string): string[] =>
  [
    ...readFileSync(resolve(dist, 'widget', chunk), 'utf8').matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g),
  ].map(([, name]) => `assets/${name}`);
const importsByChunk = new Map(chunks.map((chunk) => [chunk, listImports(chunk)]));

/** All chunks that must load before a chunk runs. */
function listTransitiveImports(chunk: string): ReadonlySet<string> {
  const requiredChunks = new Set<string>();
  const queue = [...(importsByChunk.get(chunk) ?? [])];
  for (let nextChunk = queue.pop(); nextChunk !== undefined; nextChunk = queue.pop()) {
    if (requiredChunks.has(nextChunk)) continue;
    requiredChunks.add(nextChunk);
    queue.push(...(importsByChunk.get(nextChunk) ?? []));
  }
  return requiredChunks;
}

describe('lazy chunks', () => {
  it('the chunks of the build import each other without a cycle', () => {
    expect(chunks.filter((chunk) => listTransitiveImports(chunk).has(chunk))).toEqual([]);
  });

  it('a chunk of the build loads at most twelve other files', () => {
    const oversized = chunks
      .map((chunk) => ({ chunk, files: listTransitiveImports(chunk).size }))
      .filter(({ files }) => files > 12);
    expect(oversized).toEqual([]);
    // Proves that the test has read the imports.
    expect(Math.max(...chunks.map((chunk) => listTransitiveImports(chunk).size))).toBeGreaterThan(3);
  });

  it('the first visit to a menu requests at most twelve scripts of the build', () => {
    const loaderAndHostedPage = 2;
    const nextScreens = chunks.filter((chunk) => /assets\/(item|cart-with-item-sheet|search)-/.test(chunk));
    const scripts = new Set([
      ...manifest.preload,
      ...nextScreens,
      ...nextScreens.flatMap((chunk) => [...listTransitiveImports(chunk)]),
    ]);
    expect(nextScreens).toHaveLength(3);
    expect(scripts.size + loaderAndHostedPage).toBeLessThanOrEqual(12);
  });
});
