import { join } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '?own-copy';

/**
 * What files of `folder` import from outside it they get as copies of their own, so that their chunk shares nothing with
 * the app's: it has to run where that one cannot load.
 */
export function ownCopies(folder: string): Plugin {
  const isInside = (id: string | undefined): boolean => id?.startsWith(join(folder, '/')) ?? false;
  return {
    name: 'order-app-own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!isInside(importer) && !importer?.endsWith(MARK)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || isInside(resolved.id) || resolved.id.endsWith(MARK)) return resolved;
      return { ...resolved, id: `${resolved.id}${MARK}` };
    },
  };
}
