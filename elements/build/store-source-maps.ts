import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Options {
  /** Whether to remove the maps of earlier builds first. */
  readonly isFirstStep?: boolean;
}

/**
 * Moves the source maps of a build with `sourcemap: 'hidden'` to `folder`, outside the served folder. They contain the
 * whole source, and the widget's folder may be public.
 */
export function storeSourceMaps(folder: string, { isFirstStep = false }: Options = {}): Plugin {
  return {
    name: 'order-app-store-source-maps',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      if (isFirstStep) rmSync(folder, { recursive: true, force: true });
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.map')) continue;
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), file.source);
        delete bundle[name];
      }
    },
  };
}
