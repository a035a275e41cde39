import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');
const chunks = Object.keys(JSON.parse(readFileSync(resolve(dist, 'modules.json'), 'utf8')) as object);

/** What a chunk imports as it is loaded. */
const importsOf = (chunk: string): string[] =>
  [
    ...readFileSync(resolve(dist, 'widget', chunk), 'utf8').matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g),
  ].map(([, name]) => `assets/${name}`);
const graph = new Map(chunks.map((chunk) => [chunk, importsOf(chunk)]));

/** All that has to be there before a chunk runs. */
function neededBy(chunk: string): ReadonlySet<string> {
  const needed = new Set<string>();
  const queue = [...(graph.get(chunk) ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (needed.has(next)) continue;
    needed.add(next);
    queue.push(...(graph.get(next) ?? []));
  }
  return needed;
}

describe('the chunks of what comes later', () => {
  it('none waits for itself: what it imports is there when it runs', () => {
    expect(chunks.filter((chunk) => neededBy(chunk).has(chunk))).toEqual([]);
  });

  it('no screen waits for more than a dozen files', () => {
    const most = chunks
      .map((chunk) => ({ chunk, files: neededBy(chunk).size }))
      .filter(({ files }) => files > 12);
    expect(most).toEqual([]);
    // The imports are read as they are written.
    expect(Math.max(...chunks.map((chunk) => neededBy(chunk).size))).toBeGreaterThan(3);
  });
});
