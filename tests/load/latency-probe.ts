/** A thread that requests addresses in turn and reports the longest response times. Its own thread keeps the load generator out of the figures. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { sendRequest } from './http-load.ts';

/** Pause between two requests to an address. */
const PAUSE_MS = 10;

export interface LatencyProbe {
  /** Ends the probe. Resolves to the longest response time of each address in ms, infinite if one broke off. */
  readonly stop: () => Promise<readonly number[]>;
}

/** Starts to request the addresses, each time over a new connection. Resolves after the first responses. */
export async function startLatencyProbe(urls: readonly string[]): Promise<LatencyProbe> {
  const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
    workerData: { file: import.meta.url, urls },
  });
  const next = () =>
    new Promise<readonly number[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  await next();
  return {
    async stop() {
      const longest = next();
      worker.postMessage('stop');
      return longest;
    },
  };
}

async function runProbe(urls: readonly string[]): Promise<void> {
  let isStopped = false;
  parentPort?.once('message', () => {
    isStopped = true;
  });
  const probe = async (url: string): Promise<number> => {
    const { ms, status } = await sendRequest({ url });
    return status === 200 ? ms : Number.POSITIVE_INFINITY;
  };
  await Promise.all(urls.map(probe));
  parentPort?.postMessage([]);
  const longestMs = await Promise.all(
    urls.map(async (url) => {
      let longest = 0;
      while (!isStopped) {
        longest = Math.max(longest, await probe(url));
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      return longest;
    }),
  );
  parentPort?.postMessage(longestMs);
}

if (!isMainThread) await runProbe((workerData as { urls: readonly string[] }).urls);
