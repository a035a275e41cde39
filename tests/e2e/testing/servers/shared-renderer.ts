import { folders } from '../../../../demo/server/folders.ts';
import {
  loadRenderer,
  type ScreenRenderer,
} from '../../../../demo/server/services/first-screen/screen-renderer.ts';

type RequestSelf = Parameters<typeof loadRenderer>[0]['requestSelf'];

let renderer: Promise<ScreenRenderer | null> | undefined;
let requestBackend: RequestSelf = () => Promise.reject(new Error('No backend is running'));

/**
 * The renderer of first screens, which all backends of this process use one after the other. Starting its thread takes
 * half of a backend's start time. `requestSelf` sends the screens' requests to the backend that is running.
 */
export async function loadSharedRenderer(requestSelf: RequestSelf): Promise<ScreenRenderer | null> {
  requestBackend = requestSelf;
  renderer ??= loadRenderer({
    workerFile: folders.screenWorker,
    requestSelf: (...request) => requestBackend(...request),
  });
  const loadedRenderer = await renderer;
  return loadedRenderer && { ...loadedRenderer, close: async () => undefined };
}
