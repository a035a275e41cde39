// The worker thread that renders first screens. The server's main thread also imports `renderThemeCss` from this file.
// `npm run build` bundles the file with the app's components into dist/server/screen-worker.mjs.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import {
  renderFirstScreen,
  renderThemeCss,
  themeClass,
} from '../../src/app/server/first-screen-renderer.tsx';
import { createScreenDocument } from './services/first-screen/screen-document.ts';
import {
  copyHeaders,
  type RenderedTask,
  type ScreenCallResponse,
  type ScreenTask,
} from './services/first-screen/screen-task.ts';

export { renderThemeCss };

/** Creates a `fetch` that sends the requests to the server's main thread through `port`. */
function createPortFetch(port: MessagePort, origin: string): typeof fetch {
  const pendingCalls = new Map<number, (response: Response) => void>();
  let lastId = 0;
  port.on('message', ({ id, status, headers, body }: ScreenCallResponse) => {
    // A response with one of these statuses must have no body.
    const content = [204, 304].includes(status) ? null : body;
    pendingCalls.get(id)?.(new Response(content, { status, headers: copyHeaders(headers) }));
    pendingCalls.delete(id);
  });
  return (url, init = {}) =>
    new Promise((resolve) => {
      const id = ++lastId;
      pendingCalls.set(id, resolve);
      port.postMessage({
        id,
        path: String(url).slice(origin.length),
        method: init.method ?? 'GET',
        headers: [...new Headers(init.headers)],
        body: typeof init.body === 'string' ? init.body : null,
      });
    });
}

/** Renders one screen. */
export async function renderScreen({
  task: { origin, maxItems, format, businessResponseText, localesFolder, ...request },
  port,
}: {
  readonly task: ScreenTask;
  readonly port: MessagePort;
}): Promise<RenderedTask> {
  port.postMessage('started');
  const { html, css, ...screen } = await renderFirstScreen({
    ...request,
    apiBase: `${origin}/api`,
    businessResponse: JSON.parse(businessResponseText),
    fetch: createPortFetch(port, origin),
    loadLocale: async (code) => JSON.parse(await readFile(join(localesFolder, `${code}.json`), 'utf8')),
    isWholeMenu: maxItems === Number.POSITIVE_INFINITY,
  });
  return {
    ...screen,
    ...createScreenDocument({
      html,
      css,
      maxItems,
      format,
      keptClasses: [themeClass],
      linkSuffix: request.linkSuffix,
    }),
  };
}
