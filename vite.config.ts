import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressFiles } from './elements/build/compress-files.ts';
import { createDuplicateImportsPlugin } from './elements/build/duplicate-imports.ts';
import { emitLocaleFiles, listLocaleCodes } from './elements/build/emit-locale-files.ts';
import { emitVersionedLoader } from './elements/build/emit-versioned-loader.ts';
import { emitWidgetManifest } from './elements/build/emit-widget-manifest.ts';
import { isolateBuiltIns } from './elements/build/isolate-built-ins.ts';
import { isolateZodConfig } from './elements/build/isolate-zod-config.ts';
import { patchLeaflet } from './elements/build/patch-leaflet.ts';
import { retryDynamicImports } from './elements/build/retry-dynamic-imports.ts';
import { storeSourceMaps } from './elements/build/store-source-maps.ts';
import { writeIntegrity } from './elements/build/write-integrity.ts';
import { pickForScope } from './tests/test-scope.ts';
import { scaleTimeout } from './tests/timeouts.ts';

const resolvePath = (path: string): string => resolve(import.meta.dirname, path);
const outDir = resolvePath('dist/widget');
const sourceMapFolder = resolvePath('dist/source-maps');
const localesFolder = resolvePath('locales');
const { version } = JSON.parse(readFileSync(resolvePath('package.json'), 'utf8')) as { version: string };
const sharedConstants = {
  __SHIPPED_LOCALES__: JSON.stringify(listLocaleCodes(localesFolder).join(' ')),
  __PUBLIC_ORIGIN__: JSON.stringify(process.env.PUBLIC_ORIGIN ?? ''),
};

/** The source imports React; the bundles and the tests of screens run Preact. */
const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^(react(-dom)?|use-sync-external-store\/shim)$/, replacement: 'preact/compat' },
];

/** Testing Library imports React under additional names. Aliases apply only to its ES module build. */
const testLibraryAliases = [
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  {
    find: /^@testing-library\/react$/,
    replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
  },
];
/** Packages that import React. Vitest must transform them, because Node would load them without the aliases. */
const importsReact = /\/node_modules\/(@testing-library\/react|@r2wc|@stitches|react-i18next|zustand)\//;
/** ES modules in a CommonJS package. Vitest must transform them, because Node would parse them as CommonJS. */
const leafletSource = /leaflet\/src/;

/**
 * Tests that mock a module which other tests in the same thread may have loaded already. Each of them gets its own
 * thread.
 */
const MODULE_MOCKING_TESTS = [
  'src/i18n/select-locale.test.ts',
  'demo/server/db/pglite-thread/durable-pglite.test.ts',
];
const unit = {
  environment: 'node' as const,
  restoreMocks: true,
  env: {
    // Number of random carts for each of four currencies, and the number of these carts that the oracle also prices.
    CARTS_PER_FILE: process.env.CARTS_PER_FILE ?? pickForScope('2500', '25000'),
    ORACLE_CARTS: process.env.ORACLE_CARTS ?? pickForScope('1000', '5000'),
  },
  server: { deps: { inline: [leafletSource] } },
  testTimeout: scaleTimeout(10_000),
};
const unitFolders = [
  'src',
  'elements',
  'demo',
  ...['commits', 'docs', 'locales', 'mutation', 'package', 'storybook', 'structure', 'vectors'].map(
    (name) => `tests/${name}`,
  ),
];

const test = {
  // One more thread than cores, because some tests wait for a database or a compiler.
  maxWorkers: 3,
  projects: [
    // Tests of pure code share one module instance per thread, which halves their run time.
    {
      extends: true as const,
      test: {
        ...unit,
        name: 'rules',
        pool: 'threads' as const,
        isolate: false,
        setupFiles: ['tests/testing/settle-imports.ts'],
        include: unitFolders.map((folder) => `${folder}/**/*.test.ts`),
        exclude: ['**/*.dom.test.ts', ...MODULE_MOCKING_TESTS],
      },
    },
    // Each test file that needs a document gets one in a VM context, which starts faster than a process. These tests
    // run Preact.
    {
      extends: true as const,
      resolve: { alias: [...preactAliases, ...testLibraryAliases] },
      test: {
        ...unit,
        name: 'screens',
        pool: 'vmThreads' as const,
        server: { deps: { inline: [leafletSource, importsReact] } },
        setupFiles: ['src/ui/testing/slow-machine-setup.ts'],
        include: [
          ...unitFolders.map((folder) => `${folder}/**/*.{test.tsx,dom.test.ts}`),
          ...MODULE_MOCKING_TESTS,
        ],
      },
    },
  ],
};

const sharedOptions = {
  define: {
    ...sharedConstants,
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
  },
  publicDir: false as const,
  base: './',
};

const sharedBuildOptions = {
  outDir,
  target: 'es2022',
  modulePreload: false as const,
  // `storeSourceMaps` moves them out of the served folder. The scripts do not refer to them.
  sourcemap: 'hidden' as const,
};

/** The packages that the first screen needs. They run while the app is still loading. */
const FIRST_SCREEN_PACKAGES =
  /\/node_modules\/(preact|zod|i18next|react-i18next|dayjs|zustand|@stitches|@r2wc|use-sync-external-store)\//;

/** The app: immutable chunks with a hash in their names, the locale files, the doctor and `manifest.json`. */
function createAppConfig() {
  const appEntry = resolvePath('elements/app.ts');
  return {
    ...sharedOptions,
    resolve: { alias: preactAliases },
    plugins: [
      retryDynamicImports(resolvePath('src/lib/import-again.ts')),
      isolateZodConfig(),
      patchLeaflet(),
      isolateBuiltIns(resolvePath('src/lib/own-built-ins.ts')),
      createDuplicateImportsPlugin(resolvePath('elements/doctor')),
      react(),
      emitLocaleFiles(localesFolder),
      emitWidgetManifest(resolvePath('dist')),
      storeSourceMaps(sourceMapFolder, { isFirstStep: true }),
      compressFiles(outDir),
    ],
    build: {
      ...sharedBuildOptions,
      license: { fileName: 'licenses.md' },
      rollupOptions: {
        checks: { bundlerTimings: false },
        input: { app: appEntry, doctor: resolvePath('elements/doctor/doctor-entry.ts') },
        preserveEntrySignatures: 'allow-extension' as const,
        output: {
          format: 'es' as const,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            // A group includes the dependencies of its modules.
            groups: [
              { name: 'packages', test: FIRST_SCREEN_PACKAGES, priority: 4 },
              // Creating the schemas takes a quarter of the app's start time. In its own chunk, this work is a separate
              // task.
              { name: 'contract', test: /\/src\/api\/contract\//, priority: 4 },
              // The first screen. By default, modules shared with lazy chunks become chunks of their own, which
              // an embed requests one round trip later.
              { name: 'app', test: appEntry, priority: 3 },
              // Other screens that customers often see first. They must not wait for the code of later screens.
              { name: 'home', test: /\/src\/features\/(landing\/|menu\/tiled-menu)/, priority: 2 },
              // By default, every set of chunks that share a module gets a chunk, so that the checkout would need 129
              // files.
              { name: 'shared', minShareCount: 3, priority: 1 },
              // The screens that follow the menu, each in one file.
              { name: 'item', test: /\/src\/features\/item\// },
              { name: 'cart', test: /\/src\/features\/cart\// },
              { name: 'search', test: /\/src\/(features|stores)\/search\// },
            ],
          },
        },
      },
    },
  };
}

/** The loader. Build it after the app, because it contains the names of the app's chunks. */
function createLoaderConfig() {
  const manifest = JSON.parse(readFileSync(resolve(outDir, 'manifest.json'), 'utf8')) as {
    app: string;
    preload: string[];
    locales: string;
    doctor: string;
  };
  return {
    ...sharedOptions,
    define: {
      ...sharedOptions.define,
      __APP__: JSON.stringify(manifest.app),
      __APP_IMPORTS__: JSON.stringify(manifest.preload.filter((file) => file !== manifest.app)),
      __LOCALES__: JSON.stringify(manifest.locales),
      __DOCTOR__: JSON.stringify(manifest.doctor),
    },
    plugins: [
      emitVersionedLoader(outDir, version, [...manifest.preload, manifest.locales]),
      storeSourceMaps(sourceMapFolder),
      writeIntegrity(outDir, version),
      compressFiles(outDir),
    ],
    build: {
      ...sharedBuildOptions,
      emptyOutDir: false,
      license: { fileName: 'licenses-loader.md' },
      lib: {
        entry: resolvePath('elements/loader/order-app.ts'),
        formats: ['iife' as const],
        name: 'OrderAppLoader',
        fileName: () => 'order-app.js',
      },
    },
  };
}

/**
 * The renderer of first screens for a thread of the server, as one file for Node. It has the same source and the same
 * aliases.
 */
function createServerConfig() {
  return {
    ...sharedOptions,
    resolve: {
      alias: [
        ...preactAliases,
        { find: /^react-i18next$/, replacement: resolvePath('src/app/server/react-i18next.tsx') },
      ],
    },
    plugins: [react()],
    ssr: { noExternal: true as const },
    build: {
      outDir: resolvePath('dist/server'),
      target: 'node20',
      ssr: resolvePath('demo/server/screen-worker.ts'),
      sourcemap: true,
      rollupOptions: {
        output: {
          format: 'es' as const,
          entryFileNames: 'screen-worker.mjs',
          chunkFileNames: '[name].mjs',
          codeSplitting: false,
        },
      },
    },
  };
}

/**
 * `vite build` builds the app, `vite build --mode loader` the loader, and `--mode server` the server's renderer. Vitest
 * reads the same file; Storybook has its own.
 */
export default defineConfig(({ mode, command }) => {
  if (command !== 'build') return { plugins: [react()], define: sharedConstants, test };
  if (mode === 'server') return createServerConfig();
  return mode === 'loader' ? createLoaderConfig() : createAppConfig();
});
