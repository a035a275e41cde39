import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { buildFiles } from '../build/build-files.ts';
import { compress } from '../build/compress.ts';
import { integrity } from '../build/integrity.ts';
import { newestBuild } from '../build/newest-build.ts';

const here = (path: string): string => resolve(import.meta.dirname, path);
const outDir = here('../../dist/widget');
const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as { version: string };

/** What the hosted page has beside the widget, made after it: a script of its own, and the service worker, which names all files of the build. */
export default defineConfig(() => {
  const { id, files } = buildFiles(outDir);
  return {
    root: here('.'),
    define: {
      'process.env.NODE_ENV': '"production"',
      __BUILD__: JSON.stringify(id),
      __FILES__: JSON.stringify(files),
    },
    publicDir: false as const,
    base: './',
    plugins: [newestBuild(outDir, id), integrity(outDir, version), compress(outDir)],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { hosted: here('page.ts'), 'service-worker': here('worker/service-worker.ts') },
        output: {
          format: 'es' as const,
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
});
