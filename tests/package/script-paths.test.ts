import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Integrity, renderIntegrityMap, renderPinnedTag } from '../../elements/build/write-integrity.ts';

const root = resolve(import.meta.dirname, '../..');
const widget = join(root, 'dist/widget');
const readText = (file: string): string => readFileSync(join(widget, file), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const integrity = JSON.parse(readText('integrity.json')) as Integrity;
const major = `v${version.split('.')[0]}/order-app.js`;
const loaders = ['order-app.js', major, integrity.loader];

const computeSha384 = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

describe('the published script paths', () => {
  it('the build has the loader at three paths: newest, newest of its major version, and exact version with a hash', () => {
    expect(loaders.map((path) => existsSync(join(widget, path)))).toEqual([true, true, true]);
    const contentHash = createHash('sha256').update(readText(integrity.loader)).digest('hex').slice(0, 8);
    expect(integrity.loader).toBe(`v${version}-${contentHash}/order-app.js`);
  });

  it.each(loaders)('the build contains every file that the loader %s loads', (path) => {
    const filePaths = [...readText(path).matchAll(/["'`]((?:\.\.\/)?assets\/[^"'`$]+)/g)].map(
      ([, file]) => file ?? '',
    );
    expect(filePaths.length).toBeGreaterThanOrEqual(2);
    for (const file of filePaths) {
      expect(existsSync(join(widget, dirname(path), file)), `${path} names ${file}`).toBe(true);
    }
  });

  it('the loader has the same code at every path', () => {
    const [newest, ...versioned] = loaders.map((path) => readText(path).replaceAll('../assets/', 'assets/'));
    expect(versioned).toEqual([newest, newest]);
  });
});

describe('integrity.json', () => {
  it('integrity.json contains the hash of every script of the build, and nothing else', () => {
    const scripts = readdirSync(widget, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.js'),
    );
    expect(Object.keys(integrity.scripts).sort()).toEqual(scripts.sort());
    for (const [path, hash] of Object.entries(integrity.scripts)) {
      expect(hash, path).toBe(computeSha384(readFileSync(join(widget, path))));
    }
  });

  it('the pinned script tag has the exact version, its hash, and CORS, which the hash check needs', () => {
    const tag = renderPinnedTag(integrity, 'https://orders.example/');
    expect(tag).toContain(`src="https://orders.example/${integrity.loader}"`);
    expect(tag).toContain(`integrity="${computeSha384(readFileSync(join(widget, integrity.loader)))}"`);
    expect(tag).toContain('crossorigin="anonymous"');
  });

  it('the import map covers every module that the loader may import', () => {
    const map = renderIntegrityMap(integrity, 'https://orders.example/');
    const json = JSON.parse(map.replace(/<[^>]+>/g, '')) as { integrity: Record<string, string> };
    const chunks = readdirSync(join(widget, 'assets')).filter((name) => name.endsWith('.js'));
    expect(Object.keys(json.integrity).sort()).toEqual(
      chunks.map((name) => `https://orders.example/assets/${name}`).sort(),
    );
  });
});
