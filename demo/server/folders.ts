import { fileURLToPath } from 'node:url';

const resolveFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Absolute paths of folders and files in the repository. */
export const folders = {
  businesses: resolveFolder('../businesses'),
  pages: resolveFolder('../pages'),
  builtPages: resolveFolder('../../dist/pages'),
  locales: resolveFolder('../../locales'),
  widget: resolveFolder('../../dist/widget'),
  screenWorker: resolveFolder('../../dist/server/screen-worker.mjs'),
  sourceMaps: resolveFolder('../../dist/source-maps'),
  businessFileSchema: resolveFolder('../businesses/business-file.schema.json'),
};
