import { build, type Rolldown } from 'vite';

const ENTRY = 'virtual:entry';

/** Bundles modules of a host page, such as a React component, into one script. */
export async function bundleForPage(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [bundle] = [output].flat() as Rolldown.RolldownOutput[];
  return bundle?.output[0].code ?? '';
}
