import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLocaleCodes } from '../../elements/build/emit-locale-files.ts';

const KB = 1024;
const dist = resolve(import.meta.dirname, '../../dist');
const computeBrotliSize = (file: string): number =>
  readFileSync(resolve(dist, 'widget', `${file}.br`)).length;

interface Manifest {
  readonly loader: string;
  readonly preload: readonly string[];
  readonly locales: string;
}
const manifest = JSON.parse(readFileSync(resolve(dist, 'widget/manifest.json'), 'utf8')) as Manifest;

/** Bytes of each module by chunk, before compression. Written by the build. */
const modules = JSON.parse(readFileSync(resolve(dist, 'modules.json'), 'utf8')) as Record<
  string,
  Record<string, number>
>;

function getGroup(module: string): string {
  const npm = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module);
  return (
    npm?.[1] ??
    module
      .split('/')
      .slice(0, module.startsWith('src/features') ? 3 : 2)
      .join('/')
  );
}

/** The largest groups of modules, for the message when the budget is exceeded. */
function formatLargestGroups(chunks: readonly string[]): string {
  const groups = new Map<string, number>();
  for (const chunk of chunks) {
    for (const [module, bytes] of Object.entries(modules[chunk] ?? {})) {
      groups.set(getGroup(module), (groups.get(getGroup(module)) ?? 0) + bytes);
    }
  }
  const rows = [...groups].sort(([, a], [, b]) => b - a).slice(0, 16);
  return rows
    .map(([group, bytes]) => `${(bytes / KB).toFixed(1).padStart(7)} KB before compression  ${group}`)
    .join('\n');
}

describe('compressed bytes until the menu is usable (brotli)', () => {
  // A fifth of the loader's code finds the app's files on pages whose plugins combine scripts. If that fails, this code
  // says so in 15 languages (docs/adr/0052-combined-scripts.md).
  it('the loader is smaller than 5.9 KB', () => {
    expect(computeBrotliSize(manifest.loader)).toBeLessThanOrEqual(5.9 * KB);
  });

  it('all JavaScript and CSS until the menu is usable is smaller than 140 KB together', () => {
    const total = [manifest.loader, ...manifest.preload].reduce(
      (sum, file) => sum + computeBrotliSize(file),
      0,
    );
    expect(
      total,
      `${(total / KB).toFixed(1)} KB. The largest groups:\n${formatLargestGroups(manifest.preload)}`,
    ).toBeLessThanOrEqual(140 * KB);
  });

  it('the map is one lazy chunk smaller than 30 KB', () => {
    const chunks = Object.keys(modules).filter((chunk) => /\/delivery-map-/.test(chunk));
    expect(chunks).toHaveLength(1);
    expect(manifest.preload).not.toContain(chunks[0]);
    // No other chunk contains Leaflet.
    const leafletChunks = Object.keys(modules).filter((chunk) =>
      Object.keys(modules[chunk] ?? {}).some((module) => getGroup(module) === 'leaflet'),
    );
    expect(leafletChunks).toEqual(chunks);
    expect(computeBrotliSize(chunks[0] ?? '')).toBeLessThanOrEqual(30 * KB);
  });

  it.each(listLocaleCodes(resolve(import.meta.dirname, '../../locales')))(
    'the locale %s is smaller than 18 KB',
    (code) => {
      expect(computeBrotliSize(`${manifest.locales}${code}.json`)).toBeLessThanOrEqual(18 * KB);
    },
  );
});

describe('compressed bytes of lazy chunks (brotli)', () => {
  const listChunksWith = (module: RegExp) =>
    Object.entries(modules)
      .filter(([, modulesInChunk]) => Object.keys(modulesInChunk).some((name) => module.test(name)))
      .map(([chunk]) => chunk);
  const listLazyChunks = (chunks: readonly string[]) =>
    chunks.filter((chunk) => !manifest.preload.includes(chunk));

  it('the world’s numbering plans are one lazy chunk smaller than 31 KB', () => {
    const chunks = listChunksWith(/node_modules\/libphonenumber-js\//);
    expect(chunks).toHaveLength(1);
    expect(listLazyChunks(chunks)).toEqual(chunks);
    expect(computeBrotliSize(chunks[0] ?? '')).toBeLessThanOrEqual(31 * KB);
  });

  it('the list of country flags is smaller than 4 KB, because each flag is a file of its own', () => {
    const chunks = listChunksWith(/country-flag-icons/);
    expect(chunks).toHaveLength(1);
    expect(listLazyChunks(chunks)).toEqual(chunks);
    expect(computeBrotliSize(chunks[0] ?? '')).toBeLessThanOrEqual(4 * KB);
    expect(readFileSync(resolve(dist, 'widget', chunks[0] ?? ''), 'utf8')).not.toContain('data:image');
  });
});
