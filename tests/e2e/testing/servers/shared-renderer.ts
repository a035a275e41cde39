import { folders } from '../../../../demo/server/folders.ts';
import {
  loadRenderer,
  type ScreenRenderer,
} from '../../../../demo/server/services/first-screen/screen-renderer.ts';

type RequestSelf = Parameters<typeof loadRenderer>[0]['requestSelf'];

let renderer: Promise<ScreenRenderer | null> | undefined;
let requestBackend: RequestSelf = () => Promise.reject(new Error('No backend is running'));

/**
 * The renderer of first screens that all backends of this process use, one after the other. Starting its thread takes half
 * of the time that a backend needs. `requestSelf` sends the requests of screens to the backend that runs now.
 */
export async function loadSharedRenderer(requestSelf: RequestSelf): Promise<ScreenRenderer | null> {
  requestBackend = requestSelf;
  renderer ??= loadRenderer({
    workerFile: folders.screenWorker,
    requestSelf: (...request) => requestBackend(...request),
  });
  const shared = await renderer;
  return shared && { ...shared, close: async () => undefined };
}
