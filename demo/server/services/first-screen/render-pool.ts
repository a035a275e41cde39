// Renders first screens on worker threads, so that a long menu does not keep other customers waiting. A worker that
// crashes or hangs costs only its own screen: the next task gets a new worker.
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import {
  copyHeaders,
  type RenderedTask,
  type ScreenCall,
  type ScreenTask,
  type WorkerMessage,
} from './screen-task.ts';

export interface RenderPool {
  /** Starts a worker and loads its code, so that the first task does not have to wait for it. */
  readonly start: () => void;
  /** Rejects when the screen cannot be rendered, when it takes too long, and when too many screens are waiting. */
  readonly render: (task: ScreenTask) => Promise<RenderedTask>;
  readonly close: () => Promise<void>;
}

interface RenderPoolOptions {
  /** A module whose export `renderScreen` renders a `ScreenTask`, with a port for its requests. */
  readonly workerFile: string;
  /** Sends a request to this server without the network. */
  readonly requestSelf: (path: string, init: RequestInit) => Promise<Response>;
  /** A rendering that takes longer than this is stopped. */
  readonly maxRenderMs?: number;
  /** Maximum number of waiting screens. */
  readonly maxQueue?: number;
}

const MAX_RENDER_MS = 10_000;
/** Waiting screens are dropped after this time, because their visitors have long been looking at the skeleton. */
const MAX_QUEUE_MS = 30_000;
export const MAX_WAITING_SCREENS = 16;
/** A screen of 3,000 dishes needs less than 200 MB. */
const MAX_HEAP_MB = 512;

async function answerCall(
  port: MessagePort,
  { id, path, method, headers, body }: ScreenCall,
  requestSelf: RenderPoolOptions['requestSelf'],
): Promise<void> {
  const response = await requestSelf(path, { method, headers: copyHeaders(headers), body }).catch(
    () => new Response(null, { status: 500 }),
  );
  const content = await response.arrayBuffer();
  port.postMessage({ id, status: response.status, headers: [...response.headers], body: content }, [content]);
}

/**
 * Creates a pool of one worker, or of two on machines with more than two cores. Workers start with the first screen or
 * with `start`.
 */
export function createRenderPool({
  workerFile,
  requestSelf,
  maxRenderMs = MAX_RENDER_MS,
  maxQueue = MAX_WAITING_SCREENS,
}: RenderPoolOptions): RenderPool {
  let pool: Tinypool | undefined;
  const createPool = () =>
    new Tinypool({
      filename: workerFile,
      name: 'renderScreen',
      minThreads: 1,
      maxThreads: availableParallelism() > 2 ? 2 : 1,
      maxQueue,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });

  const start = () => {
    pool ??= createPool();
    return pool;
  };

  return {
    start,
    async render(task) {
      const startedPool = start();
      const { port1: ownPort, port2: workerPort } = new MessageChannel();
      const abort = new AbortController();
      let timer = setTimeout(() => abort.abort(), MAX_QUEUE_MS);
      ownPort.on('message', (message: WorkerMessage) => {
        if (message !== 'started') void answerCall(ownPort, message, requestSelf);
        else {
          clearTimeout(timer);
          timer = setTimeout(() => abort.abort(), maxRenderMs);
        }
      });
      try {
        const input = { task, port: workerPort };
        return await startedPool.run(input, { transferList: [workerPort], signal: abort.signal });
      } catch (error) {
        throw abort.signal.aborted
          ? new Error(`Rendering ${task.path} took too long and was stopped`, { cause: error })
          : error;
      } finally {
        clearTimeout(timer);
        ownPort.close();
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
