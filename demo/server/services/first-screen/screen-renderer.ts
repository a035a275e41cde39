import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FirstScreenRequest, RenderedScreen } from '../../../../src/app/server/first-screen-types.ts';

/** Renders a screen of the app to HTML. */
export type ScreenRenderer = (request: FirstScreenRequest) => Promise<RenderedScreen>;

/** Loads the renderer from the bundle `file` on the first call. Null without a build: then elements show the skeleton. */
export function createRendererLoader(file: string): () => Promise<ScreenRenderer | null> {
  let renderer: Promise<ScreenRenderer | null> | undefined;
  return () => {
    renderer ??= existsSync(file)
      ? import(pathToFileURL(file).href).then((bundle) => bundle.renderFirstScreen as ScreenRenderer)
      : Promise.resolve(null);
    return renderer;
  };
}
