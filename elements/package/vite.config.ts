import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { listLocaleCodes } from '../build/emit-locale-files.ts';
import { replaceAssetsModule } from './replace-assets-module.ts';
import { writePackage } from './write-package.ts';

const root = resolve(import.meta.dirname, '../..');
const widget = join(root, 'dist/widget');
const outDir = join(root, 'dist/npm');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const chunks = JSON.parse(readFileSync(join(widget, 'manifest.json'), 'utf8')) as {
  app: string;
  doctor?: string;
};
const locales = listLocaleCodes(join(root, 'locales'));

/**
 * Condition under which the package's entry defines the elements. In server rendering and in unit tests without a
 * browser, the entry does nothing.
 */
const IN_BROWSER = 'typeof document === "object" && "adoptedStyleSheets" in document';

/** Builds the npm package. Build the widget first: the package contains its chunks. */
export default defineConfig({
  root,
  publicDir: false,
  define: {
    __VERSION__: JSON.stringify(version),
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [replaceAssetsModule(chunks, locales), writePackage({ root, widget, outDir })],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    lib: {
      entry: join(root, 'elements/loader/order-app.ts'),
      formats: ['es'],
      fileName: () => 'index.js',
    },
    rollupOptions: { output: { intro: `if (${IN_BROWSER}) {`, outro: '}' } },
  },
});
