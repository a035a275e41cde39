import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A path of the build inside the minified code, with the quote before it. */
const ASSET_PATH = /(["'`])(?=assets\/)/g;

/** `v<major>`: fixes arrive, what would break a page does not. */
const majorFolder = (version: string): string => `v${version.split('.')[0]}`;

/** `v<version>-<hash>`: by its name one content for ever, so it may be pinned by its hash and kept by every cache. */
const exactFolder = (version: string, code: string): string =>
  `v${version}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`;

/** The loader as it stands one folder deeper: what it loads stays where it is. */
function oneDeeper(code: string, expected: readonly string[]): string {
  for (const path of expected) {
    if (!code.includes(path)) throw new Error(`The loader does not name "${path}".`);
  }
  const moved = code.replace(ASSET_PATH, '$1../');
  for (const path of expected) {
    if (moved.split(path).length !== moved.split(`../${path}`).length)
      throw new Error(`The loader names "${path}" in a way that a versioned copy cannot.`);
  }
  return moved;
}

/**
 * Emits the loader a second and third time, by its major and by its exact version, in place of those an earlier build left.
 * `expected`: paths that it must name.
 */
export function versionedLoader(directory: string, version: string, expected: readonly string[]): Plugin {
  return {
    name: 'order-app-versioned-loader',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const loader = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (loader?.type !== 'chunk') throw new Error('The loader build has no entry chunk.');
      for (const left of readdirSync(directory).filter((name) => /^v\d/.test(name))) {
        rmSync(join(directory, left), { recursive: true });
      }
      const source = oneDeeper(loader.code, expected);
      for (const folder of [majorFolder(version), exactFolder(version, source)]) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${loader.fileName}`, source });
      }
    },
  };
}
