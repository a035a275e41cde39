import { build } from 'vite';

/** A module and all it imports as one script for a page, as small as the widget's. `name` is the file's, beside this one. */
export async function bundleForPage(name: string): Promise<string> {
  const [made] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2022',
        lib: { entry: new URL(name, import.meta.url).pathname, formats: ['iife'], name: 'bench' },
      },
    }),
  ].flat();
  const chunk = made && 'output' in made ? made.output[0] : undefined;
  if (!chunk) throw new Error('Nothing was built');
  return chunk.code;
}
