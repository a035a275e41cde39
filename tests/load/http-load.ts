import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface LoadRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResponse {
  /** Null when the connection broke before the response was complete. */
  readonly status: number | null;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** From sending the request to the end of the response. */
  readonly ms: number;
}

/** Sends one request. Never rejects. The status of a broken connection is null. */
export function sendRequest(
  { url, method = 'GET', headers = {}, body }: LoadRequest,
  agent?: Agent,
): Promise<LoadResponse> {
  const startMs = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number | null, responseHeaders: IncomingHttpHeaders = {}, text = '') =>
      resolve({ status, headers: responseHeaders, body: text, ms: performance.now() - startMs });
    const lengthHeader = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const clientRequest = request(
      url,
      { method, headers: { ...headers, ...lengthHeader }, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          finish(response.statusCode ?? null, response.headers, Buffer.concat(chunks).toString()),
        );
        response.on('error', () => finish(null));
      },
    );
    clientRequest.on('error', () => finish(null));
    clientRequest.end(body);
  });
}

/** The 99th percentile. 0 for an empty list. */
const computePercentile99 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * 0.99) - 1)] ?? 0;

export interface Throughput {
  /** Responses with a status below 400 per second. */
  readonly perSecond: number;
  /** Other responses and broken connections. */
  readonly failedCount: number;
}

/** Sends requests over `connections` connections, one after another on each, for `seconds`. */
export async function measureThroughput(
  createRequest: () => LoadRequest,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startMs = performance.now();
  let succeededCount = 0;
  let failedCount = 0;
  const sendUntilEnd = async () => {
    while (performance.now() - startMs < seconds * 1000) {
      const { status } = await sendRequest(createRequest(), agent);
      if (status !== null && status < 400) succeededCount += 1;
      else failedCount += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendUntilEnd));
  agent.destroy();
  return { perSecond: succeededCount / ((performance.now() - startMs) / 1000), failedCount };
}

/**
 * Sends requests at a fixed rate for `seconds`, even if earlier requests still wait for a response. Resolves to the
 * 99th percentile of the response times in ms, counted from the time that a request was due.
 */
export async function measureLatencyAtRate(
  createRequest: () => LoadRequest,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const startMs = performance.now();
  const times: Promise<number>[] = [];
  const requestCount = Math.max(1, Math.round(perSecond * seconds));
  const sendOne = async (dueMs: number): Promise<number> => {
    await sendRequest(createRequest(), agent);
    return performance.now() - startMs - dueMs;
  };
  while (times.length < requestCount) {
    const elapsedMs = performance.now() - startMs;
    while (times.length < requestCount && (times.length / perSecond) * 1000 <= elapsedMs)
      times.push(sendOne((times.length / perSecond) * 1000));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const latencies = await Promise.all(times);
  agent.destroy();
  return computePercentile99(latencies);
}
