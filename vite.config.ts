import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressFiles } from './elements/build/compress-files.ts';
import { duplicateImports } from './elements/build/duplicate-imports.ts';
import { emitLocaleFiles, localeCodesIn } from './elements/build/emit-locale-files.ts';
import { emitVersionedLoader } from './elements/build/emit-versioned-loader.ts';
import { emitWidgetManifest } from './elements/build/emit-widget-manifest.ts';
import { isolateBuiltIns } from './elements/build/isolate-built-ins.ts';
import { isolateZodConfig } from './elements/build/isolate-zod-config.ts';
import { patchLeaflet } from './elements/build/patch-leaflet.ts';
import { retryDynamicImports } from './elements/build/retry-dynamic-imports.ts';
import { writeIntegrity } from './elements/build/write-integrity.ts';
import { inScope } from './tests/test-scope.ts';
import { underLoad } from './tests/timeouts.ts';

const here = (path: string): string => resolve(import.meta.dirname, path);
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };
const appEntry = here('elements/app.ts');
/** A hosted page waits for its history chunk and for no other lazy chunk, so the router shares nothing. */
const isOutsideRouter = (id: string): boolean => !id.includes('/src/router/');
const outDir = here('dist/widget');
const shippedLocales = { __SHIPPED_LOCALES__: JSON.stringify(localeCodesIn(here('locales')).join(' ')) };

/** React source, preact bytes: the widget's bundles alias the framework and nothing else. So do the tests of screens. */
const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^(react(-dom)?|use-sync-external-store\/shim)$/, replacement: 'preact/compat' },
];

/** Testing Library asks for React by names of its own, and only its build of modules can be given another. */
const testLibraryAliases = [
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  {
    find: /^@testing-library\/react$/,
    replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
  },
];
/** Packages that import React: Node, which would load them itself, knows of no alias. */
const importsReact = /\/node_modules\/(@testing-library\/react|@r2wc|@stitches|react-i18next|zustand)\//;
/** Its modules are written for bundlers: Node reads them as another kind. */
const leafletSource = /leaflet\/src/;

const MOCKS_A_MODULE = 'src/i18n/detect.test.ts';
const unit = {
  environment: 'node' as const,
  restoreMocks: true,
  env: {
    // Random carts for each of four currencies, and those that the oracle prices too.
    CARTS_PER_FILE: process.env.CARTS_PER_FILE ?? inScope('5000', '25000'),
    ORACLE_CARTS: process.env.ORACLE_CARTS ?? inScope('1000', '5000'),
  },
  server: { deps: { inline: [leafletSource] } },
  testTimeout: underLoad(10_000),
};
const unitFolders = [
  'src',
  'elements',
  'demo',
  ...['commits', 'docs', 'locales', 'mutation', 'package', 'storybook', 'vectors'].map(
    (name) => `tests/${name}`,
  ),
];

const test = {
  // By default one core is left for watching.
  maxWorkers: 2,
  projects: [
    // Rules keep nothing between them: they share their modules, which halves the time they take.
    {
      extends: true as const,
      test: {
        ...unit,
        name: 'rules',
        pool: 'threads' as const,
        isolate: false,
        include: unitFolders.map((folder) => `${folder}/**/*.test.ts`),
        exclude: ['**/*.dom.test.ts', MOCKS_A_MODULE],
      },
    },
    // What is drawn, or looks at a document, has one of its own: a context each, which is made sooner than a process. It
    // is drawn by what ships.
    {
      extends: true as const,
      resolve: { alias: [...preactAliases, ...testLibraryAliases] },
      test: {
        ...unit,
        name: 'screens',
        pool: 'vmThreads' as const,
        server: { deps: { inline: [leafletSource, importsReact] } },
        setupFiles: ['src/ui/testing/patient-setup.ts'],
        include: [...unitFolders.map((folder) => `${folder}/**/*.{test.tsx,dom.test.ts}`), MOCKS_A_MODULE],
      },
    },
  ],
};

/**
 * `vite build`: the app (hashed, immutable chunks, locale files, manifest).
 * `vite build --mode loader`: the loader, after it, which names the app's chunks.
 * Vitest reads the same file. Storybook has its own, and real React.
 */
export default defineConfig(({ mode, command }) => {
  if (command !== 'build') return { plugins: [react()], define: shippedLocales, test };
  const shared = {
    define: {
      ...shippedLocales,
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
    },
    publicDir: false as const,
    base: './',
  };
  if (mode === 'loader') {
    const manifest = JSON.parse(readFileSync(resolve(outDir, 'manifest.json'), 'utf8')) as {
      app: string;
      locales: string;
      doctor: string;
    };
    return {
      ...shared,
      define: {
        ...shared.define,
        __APP__: JSON.stringify(manifest.app),
        __LOCALES__: JSON.stringify(manifest.locales),
        __DOCTOR__: JSON.stringify(manifest.doctor),
      },
      plugins: [
        emitVersionedLoader(outDir, version, [manifest.app, manifest.locales]),
        writeIntegrity(outDir, version),
        compressFiles(outDir),
      ],
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: false,
        license: { fileName: 'licenses-loader.md' },
        lib: {
          entry: here('elements/loader/order-app.ts'),
          formats: ['iife'],
          name: 'OrderAppLoader',
          fileName: () => 'order-app.js',
        },
      },
    };
  }
  return {
    ...shared,
    resolve: { alias: preactAliases },
    plugins: [
      retryDynamicImports(here('src/lib/import-again.ts')),
      isolateZodConfig(),
      patchLeaflet(),
      isolateBuiltIns(here('src/lib/own-built-ins.ts')),
      duplicateImports(here('elements/doctor')),
      react(),
      emitLocaleFiles(here('locales')),
      emitWidgetManifest(here('dist')),
      compressFiles(outDir),
    ],
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: 'licenses.md' },
      rollupOptions: {
        checks: { bundlerTimings: false },
        input: { app: appEntry, doctor: here('elements/doctor/attend.ts') },
        preserveEntrySignatures: 'allow-extension' as const,
        output: {
          format: 'es' as const,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              // One chunk for the first screen. Otherwise its modules that lazy chunks share become chunks of their own,
              // which an embed requests one round trip later. A group includes the dependencies of its modules.
              { name: 'app', test: appEntry, priority: 1 },
              // Otherwise every set of chunks that share a module gets a chunk: a screen would need about 100 files.
              { name: 'widely-shared', test: isOutsideRouter, minShareCount: 8 },
              { name: 'shared', test: isOutsideRouter, minShareCount: 3 },
            ],
          },
        },
      },
    },
  };
});
