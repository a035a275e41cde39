import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { type AliasOptions, build, type PluginOption } from 'vite';

const modules = resolve(import.meta.dirname, '../../node_modules');

interface HostKind {
  /** Name of the source folder in `consumers`. */
  readonly sources: string;
  readonly extension: string;
  readonly plugins: () => PluginOption[];
  readonly alias?: AliasOptions;
}

const reactHost = { sources: 'react', extension: 'tsx', plugins: () => [react()] };

export const HOSTS = {
  'react 19': reactHost,
  'react 18': {
    ...reactHost,
    alias: [
      { find: /^react-dom(?=\/|$)/, replacement: join(modules, 'react-dom-18') },
      { find: /^react(?=\/|$)/, replacement: join(modules, 'react-18') },
    ],
  },
  vue: {
    sources: 'vue',
    extension: 'ts',
    plugins: () => [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('order-') } } }),
    ],
  },
  svelte: { sources: 'svelte', extension: 'ts', plugins: () => [svelte({ configFile: false })] },
} as const satisfies Record<string, HostKind>;

export type HostName = keyof typeof HOSTS;

async function bundle(project: string, name: HostName, entry: 'main' | 'server'): Promise<string> {
  const host: HostKind = HOSTS[name];
  const outDir = join(project, 'built', name.replace(' ', '-'), entry);
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(project, host.sources),
    plugins: host.plugins(),
    resolve: { alias: host.alias ?? [] },
    // The older React has another package name. Bundle it, so that server-side rendering finds it too.
    ssr: { noExternal: host.alias ? true : [] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      ssr: entry === 'server',
      rollupOptions: {
        input: join(project, host.sources, `${entry}.${host.extension}`),
        output: { entryFileNames: `${entry}.js` },
      },
    },
  });
  return outDir;
}

/** Builds the page of a host and returns its folder. */
export async function buildHost(project: string, name: HostName): Promise<string> {
  const outDir = await bundle(project, name, 'main');
  copyFileSync(join(project, 'index.html'), join(outDir, 'index.html'));
  return outDir;
}

/** The HTML that the host's server renders. */
export async function renderHost(project: string, name: HostName): Promise<string> {
  const outDir = await bundle(project, name, 'server');
  const { rendered } = (await import(pathToFileURL(join(outDir, 'server.js')).href)) as { rendered: string };
  return rendered;
}
