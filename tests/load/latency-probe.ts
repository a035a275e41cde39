/**
 * A thread that requests URLs in turn and reports the longest response times. It is a separate thread, so that the load
 * generator does not affect the figures.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { sendRequest } from './http-load.ts';

/** Pause between two requests to a URL. */
const PAUSE_MS = 10;

/** The longest waits for the responses of a URL. */
export interface LongestWait {
  /** In ms. Infinity if a response broke off. */
  readonly ms: number;
  /**
   * CPU time of the server's main thread during one wait, in ms. Unlike `ms`, it does not grow when other work shares
   * the processor. 0 if the operating system does not report it.
   */
  readonly busyMs: number;
}

export interface LatencyProbe {
  /** Ends the probe. Resolves to the longest waits for each URL. */
  readonly stop: () => Promise<readonly LongestWait[]>;
}

/**
 * Starts to request the URLs of a server, each time over a new connection. `pid` is the server's process. Resolves
 * after the first responses.
 */
export async function startLatencyProbe(
  urls: readonly string[],
  pid: number | undefined,
): Promise<LatencyProbe> {
  const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
    workerData: { file: import.meta.url, urls, pid },
  });
  const readNextWait = () =>
    new Promise<readonly LongestWait[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  await readNextWait();
  return {
    async stop() {
      const longestWait = readNextWait();
      worker.postMessage('stop');
      return longestWait;
    },
  };
}

const NANOSECONDS_PER_MS = 1e6;

/** Returns a function that reads the CPU time of a process's main thread, in ms. Only Linux reports it. */
function createBusyClock(pid: number | undefined): () => number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  if (pid === undefined || !existsSync(file)) return () => 0;
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / NANOSECONDS_PER_MS;
}

async function runProbe({ urls, pid }: ProbeInput): Promise<void> {
  const readBusyMs = createBusyClock(pid);
  let isStopped = false;
  parentPort?.once('message', () => {
    isStopped = true;
  });
  const probe = async (url: string): Promise<LongestWait> => {
    const busyMsBefore = readBusyMs();
    const { ms, status } = await sendRequest({ url });
    return { ms: status === 200 ? ms : Number.POSITIVE_INFINITY, busyMs: readBusyMs() - busyMsBefore };
  };
  await Promise.all(urls.map(probe));
  parentPort?.postMessage([]);
  const longestWaits = await Promise.all(
    urls.map(async (url) => {
      let longestWait: LongestWait = { ms: 0, busyMs: 0 };
      while (!isStopped) {
        const { ms, busyMs } = await probe(url);
        longestWait = { ms: Math.max(longestWait.ms, ms), busyMs: Math.max(longestWait.busyMs, busyMs) };
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      return longestWait;
    }),
  );
  parentPort?.postMessage(longestWaits);
}

interface ProbeInput {
  readonly urls: readonly string[];
  readonly pid: number | undefined;
}

if (!isMainThread) await runProbe(workerData as ProbeInput);
