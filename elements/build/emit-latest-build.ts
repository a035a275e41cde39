import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const LOADER = 'order-app.js';
/**
 * Files that the service worker does not need: compressed copies, the doctor (for developers only) and the hosted
 * page's script, which comes from the next build step.
 */
const NOT_PRECACHED = /\.(br|gz)$|\/(doctor|hosted)-/;

interface BuildListing {
  /** Hash of the build's content. Equal builds have equal ids. */
  readonly id: string;
  /** Root-relative URLs of every script that a customer may need. */
  readonly scripts: readonly string[];
}

/** Lists the widget build in `directory`. Throws when there is none. */
export function readBuild(directory: string): BuildListing {
  if (!existsSync(join(directory, LOADER))) throw new Error('Build the app and the loader first.');
  const assets = readdirSync(join(directory, 'assets'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/assets/${name.replaceAll(sep, '/')}`)
    .filter((url) => !NOT_PRECACHED.test(url))
    .sort();
  const loader = readFileSync(join(directory, LOADER));
  // The asset names contain content hashes, so hashing the names is enough.
  const id = createHash('sha256').update(assets.join()).update(loader).digest('hex').slice(0, 10);
  const chunks = assets.filter((url) => url.endsWith('.js'));
  return { id, scripts: [`/${LOADER}?build=${id}`, ...chunks] };
}

/**
 * Emits `builds/latest.json` with the id of the build, the app chunk and the hosted page's script. Hosted pages that
 * are open compare the id (spec, section 4). Embedded elements compare the app chunk, because their loader cannot know
 * the id. Removes the hosted page's scripts of earlier builds.
 */
export function emitLatestBuild(directory: string, id: string): Plugin {
  return {
    name: 'order-app-emit-latest-build',
    apply: 'build',
    generateBundle(_options, bundle) {
      const hostedChunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.name === 'hosted',
      );
      if (hostedChunk?.type !== 'chunk') throw new Error('The build has no script of the hosted page.');
      const assetsDirectory = join(directory, 'assets');
      for (const name of readdirSync(assetsDirectory))
        if (name.startsWith('hosted-')) rmSync(join(assetsDirectory, name));
      const { app } = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as { app: string };
      this.emitFile({
        type: 'asset',
        fileName: 'builds/latest.json',
        source: JSON.stringify({ id, app, page: hostedChunk.fileName }),
      });
    },
  };
}
