import { build } from 'vite';

/** Bundles a module of this folder and its imports as one minified script. Throws when the build has no output. */
export async function bundleForPage(name: string): Promise<string> {
  const [bundle] = [
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
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`The build of ${name} has no output`);
  return chunk.code;
}
