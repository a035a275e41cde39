import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The opening quote of a string that is an asset path. */
const ASSET_PATH_QUOTE = /(["'`])(?=assets\/)/g;

/** Name of the folder `v<major>`. Pages that use the loader from this folder get fixes, but no breaking changes. */
const getMajorFolder = (version: string): string => `v${version.split('.')[0]}`;

/**
 * Name of the folder `v<version>-<hash>`. Its content never changes, so pages can pin the loader by hash and caches can
 * keep it forever.
 */
const getExactFolder = (version: string, code: string): string =>
  `v${version}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`;

/** Rewrites the loader's asset paths, so that a copy in a folder one level deeper resolves them to the same files. */
function moveOneFolderDown(code: string, assetPaths: readonly string[]): string {
  for (const path of assetPaths) {
    if (!code.includes(path)) throw new Error(`The loader does not contain "${path}".`);
  }
  const relocatedCode = code.replace(ASSET_PATH_QUOTE, '$1../');
  for (const path of assetPaths) {
    if (relocatedCode.split(path).length !== relocatedCode.split(`../${path}`).length)
      throw new Error(`A versioned copy of the loader cannot resolve "${path}".`);
  }
  return relocatedCode;
}

/**
 * Emits two copies of the loader: under its major version and under its exact version. Removes the copies of earlier
 * builds.
 * @param assetPaths - Paths that the loader must contain. The build fails if the copies could not resolve them.
 */
export function emitVersionedLoader(
  directory: string,
  version: string,
  assetPaths: readonly string[],
): Plugin {
  return {
    name: 'order-app-emit-versioned-loader',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const loader = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (loader?.type !== 'chunk') throw new Error('The loader build has no entry chunk.');
      for (const name of readdirSync(directory))
        if (/^v\d/.test(name)) rmSync(join(directory, name), { recursive: true });
      const source = moveOneFolderDown(loader.code, assetPaths);
      for (const folder of [getMajorFolder(version), getExactFolder(version, source)]) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${loader.fileName}`, source });
      }
    },
  };
}
