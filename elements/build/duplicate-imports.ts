import { join } from 'node:path';
import type { Plugin } from 'vite';

const COPY_SUFFIX = '?copy';

/**
 * Gives the files in `folder` their own copies of the modules that they import from elsewhere. Their chunk then shares
 * no code with the app's chunks. The doctor needs this, because it must run even when the app cannot load.
 */
export function createDuplicateImportsPlugin(folder: string): Plugin {
  const isInFolder = (id: string | undefined): boolean => id?.startsWith(join(folder, '/')) ?? false;
  return {
    name: 'order-app-duplicate-imports',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!isInFolder(importer) && !importer?.endsWith(COPY_SUFFIX)) return null;
      const resolution = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolution || isInFolder(resolution.id) || resolution.id.endsWith(COPY_SUFFIX)) return resolution;
      return { ...resolution, id: `${resolution.id}${COPY_SUFFIX}` };
    },
  };
}
