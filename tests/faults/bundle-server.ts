import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with `main.js`, `import.js` and `operator.js`, the bundled programs of demo/server. */
    serverBundle: string;
  }
}

const root = resolve(import.meta.dirname, '../..');

/** Keeps paths relative to a source file working after bundling. */
const keepSourcePaths: Plugin = {
  name: 'keep-source-paths',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/**
 * Vitest's global setup: bundles the server once per run. These tests start many servers, and reading the sources takes
 * a third of each start. The browser tests and `npm run serve` start the server from its sources.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside the repository, so that Node finds the packages that are not bundled.
  const cache = resolve(root, '.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(resolve(cache, 'server-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepSourcePaths],
    ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite', 'tinypool'] },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      rolldownOptions: { input: ['main', 'import', 'operator'].map((name) => `demo/server/${name}.ts`) },
    },
  });
  project.provide('serverBundle', outDir);
  return () => rm(outDir, { recursive: true });
}
