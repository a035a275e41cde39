import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with `main.js` and `import.js`: the server and the import as they are in demo/server, ready to start. */
    serverBundle: string;
  }
}

const root = resolve(import.meta.dirname, '../..');

/** Sources that look for what lies beside them find it, wherever they have been bundled to. */
const whereSourcesAre: Plugin = {
  name: 'where-sources-are',
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
 * Vitest's global set-up: the server as JavaScript, once for a run. Of what a start from its sources takes, a third goes into
 * reading them; those who kill servers start many. End to end, and by `npm run serve`, it starts from its sources.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In the repository: what is not bundled is found from there.
  const cache = resolve(root, '.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(resolve(cache, 'server-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [whereSourcesAre],
    ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite'] },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      rolldownOptions: { input: ['demo/server/main.ts', 'demo/server/import.ts'] },
    },
  });
  project.provide('serverBundle', outDir);
  return () => rm(outDir, { recursive: true });
}
