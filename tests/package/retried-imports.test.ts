import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ASSETS_FOLDER = resolve(import.meta.dirname, '../../dist/widget/assets');
const readAsset = (name: string): string => readFileSync(join(ASSETS_FOLDER, name), 'utf8');
const chunks = readdirSync(ASSETS_FOLDER).filter(
  (name) => name.endsWith('.js') && !/^(doctor|hosted)-/.test(name),
);

// elements/build/retry-dynamic-imports.ts adds a URL fragment to the path of every dynamic import.
it('after a chunk fails to load, the app requests the chunk at a different URL', () => {
  const listImports = (name: string) => readAsset(name).match(/\bimport\(["'`][^"'`]+["'`]\+?/g) ?? [];
  const dynamicImports = chunks.flatMap(listImports);
  expect(dynamicImports.length).toBeGreaterThan(20);
  expect(dynamicImports.filter((importStart) => !importStart.endsWith('+'))).toEqual([]);
});

it('the app adds no preload links to the head of the host page', () => {
  expect(chunks.filter((name) => readAsset(name).includes('modulepreload'))).toEqual([]);
});
