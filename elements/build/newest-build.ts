import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Emits `builds/latest.json`: which build is the newest (pages that are open ask for it, spec, section 4), and the hosted
 * page's own script, in place of the one an earlier run left.
 */
export function newestBuild(directory: string, id: string): Plugin {
  return {
    name: 'order-app-newest-build',
    apply: 'build',
    generateBundle(_options, bundle) {
      const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'hosted');
      if (page?.type !== 'chunk') throw new Error('The hosted page has no script.');
      for (const left of readdirSync(join(directory, 'assets')).filter((name) => name.startsWith('hosted-')))
        rmSync(join(directory, 'assets', left));
      this.emitFile({
        type: 'asset',
        fileName: 'builds/latest.json',
        source: JSON.stringify({ id, page: page.fileName }),
      });
    },
  };
}
