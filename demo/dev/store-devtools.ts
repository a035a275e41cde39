import { basename } from 'node:path';
import type { Plugin } from 'vite';

const ZUSTAND = 'zustand/vanilla';
const PREFIX = '\0store-devtools:';

/**
 * Shows every store in the browser's Redux DevTools, under the name of the file that creates it. In these files, the
 * plugin replaces `createStore` with a version that has zustand's devtools middleware. Builds don't use it.
 */
export function storeDevtools(): Plugin {
  return {
    name: 'order-app-store-devtools',
    apply: 'serve',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== ZUSTAND || !importer?.includes('/src/')) return null;
      return `${PREFIX}${basename(importer).replace(/\.tsx?$/, '')}`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      return `import { createStore as createVanillaStore } from '${ZUSTAND}';
import { devtools } from 'zustand/middleware';
const name = ${JSON.stringify(id.slice(PREFIX.length))};
export const createStore = (initialize) => createVanillaStore(devtools(initialize, { name }));
`;
    },
  };
}
