import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ScreenRenderer } from '../../../../src/app/server/first-screen-types.ts';

/** Loads the renderer from the bundle `file` on the first call. Null without a build: then elements show the skeleton. */
export function createRendererLoader(file: string): () => Promise<ScreenRenderer | null> {
  let renderer: Promise<ScreenRenderer | null> | undefined;
  return () => {
    renderer ??= existsSync(file) ? import(pathToFileURL(file).href) : Promise.resolve(null);
    return renderer;
  };
}
