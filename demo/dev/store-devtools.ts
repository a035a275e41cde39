import { basename } from 'node:path';
import type { Plugin } from 'vite';

const ZUSTAND = 'zustand/vanilla';
const PREFIX = '\0store-devtools:';

/**
 * Shows every store in the Redux DevTools of the browser, under the name of the file that creates it: in such a file,
 * `createStore` comes from here, with zustand's devtools middleware around. Builds do not have this plugin.
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
