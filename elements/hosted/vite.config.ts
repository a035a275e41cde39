import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressFiles } from '../build/compress-files.ts';
import { emitLatestBuild, readBuild } from '../build/emit-latest-build.ts';
import { storeSourceMaps } from '../build/store-source-maps.ts';
import { writeIntegrity } from '../build/write-integrity.ts';

const resolvePath = (path: string): string => resolve(import.meta.dirname, path);
const outDir = resolvePath('../../dist/widget');
const { version } = JSON.parse(readFileSync(resolvePath('../../package.json'), 'utf8')) as {
  version: string;
};

/**
 * The hosted page's script and service worker. Build them after the widget, because the service worker caches the
 * widget's scripts by name.
 */
export default defineConfig(() => {
  const { id, scripts } = readBuild(outDir);
  return {
    root: resolvePath('.'),
    define: {
      'process.env.NODE_ENV': '"production"',
      __BUILD__: JSON.stringify(id),
      __FILES__: JSON.stringify(scripts),
    },
    publicDir: false as const,
    base: './',
    plugins: [
      emitLatestBuild(outDir, id),
      storeSourceMaps(resolvePath('../../dist/source-maps')),
      writeIntegrity(outDir, version),
      compressFiles(outDir),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      sourcemap: 'hidden' as const,
      rollupOptions: {
        input: {
          hosted: resolvePath('page-script.ts'),
          'service-worker': resolvePath('worker/service-worker.ts'),
        },
        output: {
          format: 'es' as const,
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
});
