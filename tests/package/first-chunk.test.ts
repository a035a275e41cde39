import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(dist, file), 'utf8'));
const { preload } = read('widget/manifest.json') as { readonly preload: readonly string[] };
/** Modules by chunk. Written by the build. */
const modules = read('modules.json') as Record<string, Record<string, number>>;

describe('the first chunk', () => {
  it('has no zod in it, nor schemas made with it', () => {
    const found = preload
      .flatMap((chunk) => Object.keys(modules[chunk] ?? {}))
      .filter((module) => /node_modules\/zod\/|^src\/api\/(schemas|calls)\//.test(module));
    expect(
      found,
      'zod and the schemas weigh 9 KB that no menu waits for. What the first screens call is made in src/api/light, and ' +
        'what they store is read with src/lib/shape.ts; import from src/api/schemas and src/api/calls `type` only, or ' +
        'load what needs them later.',
    ).toEqual([]);
  });
});
