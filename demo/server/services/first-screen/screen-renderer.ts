import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { RenderThemeCss } from '../../../../src/app/server/first-screen-types.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

/** Renders the first screens of all businesses. */
export interface ScreenRenderer extends RenderPool {
  readonly renderThemeCss: RenderThemeCss;
}

interface RendererOptions {
  /** The bundle of `demo/server/screen-worker.ts`. */
  readonly workerFile: string;
  /** Handles a request to this server without the network. */
  readonly requestSelf: (path: string, init: RequestInit) => Promise<Response>;
}

/** Loads the renderer from its bundle. Null without a build; elements then display the skeleton. */
export async function loadRenderer({
  workerFile,
  requestSelf,
}: RendererOptions): Promise<ScreenRenderer | null> {
  if (!existsSync(workerFile)) return null;
  const { renderThemeCss } = (await import(pathToFileURL(workerFile).href)) as Pick<
    ScreenRenderer,
    'renderThemeCss'
  >;
  return { ...createRenderPool({ workerFile, requestSelf }), renderThemeCss };
}
