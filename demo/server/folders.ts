import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Absolute paths of folders and files in the repository. */
export const folders = {
  businesses: folder('../businesses'),
  pages: folder('../pages'),
  builtPages: folder('../../dist/pages'),
  locales: folder('../../locales'),
  widget: folder('../../dist/widget'),
  screenWorker: folder('../../dist/server/screen-worker.mjs'),
  sourceMaps: folder('../../dist/source-maps'),
  businessFileSchema: folder('../businesses/business-file.schema.json'),
};
