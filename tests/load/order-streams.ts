import { get, type IncomingMessage } from 'node:http';
import { requestConsole } from '../e2e/testing/console-client.ts';
import { type LoadRequest, sendRequest } from './http-load.ts';

const ORDER_COUNT = 50;
/** The server's limit of streams per order. */
const STREAMS_PER_ORDER = 20;
const STREAM_COUNT = ORDER_COUNT * STREAMS_PER_ORDER;
const ACCEPTED_STATUS = '1';
/** Pause between two price calls. */
const PAUSE_MS = 20;
const MAX_WAIT_MS = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a stream and calls `onStatus` for every status that arrives. Resolves when the server has responded. */
function openStream(url: string, address: string, onStatus: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': address };
    get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream got ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes('event: status')) onStatus();
      });
      response.on('error', () => undefined);
      resolve(response);
    }).on('error', reject);
  });
}

async function waitUntil(isReached: () => boolean): Promise<void> {
  const startMs = performance.now();
  while (!isReached()) {
    if (performance.now() - startMs > MAX_WAIT_MS) throw new Error('The streams are slower than a minute');
    await pause(5);
  }
}

/**
 * Prints how soon 1,000 open streams show that their 50 orders were accepted, and the longest response time of a price
 * call in the meantime.
 */
export async function measureOrderStreams(
  origin: string,
  branchId: string,
  createOrder: () => LoadRequest,
  createPriceCall: () => LoadRequest,
): Promise<void> {
  const ids: string[] = [];
  for (let order = 0; order < ORDER_COUNT; order += 1) {
    const { body } = await sendRequest(createOrder());
    ids.push((JSON.parse(body) as { order: { id: string } }).order.id);
  }
  let eventCount = 0;
  const streams = await Promise.all(
    ids.flatMap((id, order) =>
      Array.from({ length: STREAMS_PER_ORDER }, (_, number) =>
        openStream(
          `${origin}/api/webapp/update-order-events/${branchId}/${id}`,
          `10.200.${order}.${number}`,
          () => {
            eventCount += 1;
          },
        ),
      ),
    ),
  );
  await waitUntil(() => eventCount >= STREAM_COUNT);
  eventCount = 0;

  let hasEnded = false;
  const priceTimes: number[] = [];
  const callPrices = async () => {
    while (!hasEnded) {
      priceTimes.push((await sendRequest(createPriceCall())).ms);
      await pause(PAUSE_MS);
    }
  };
  const callsPromise = callPrices();
  const startMs = performance.now();
  await Promise.all(
    ids.map(async (id) => {
      const { status } = await requestConsole(origin, `/console/orders/${id}/move`, { to: ACCEPTED_STATUS });
      if (status !== 303) throw new Error(`Accepting an order: ${status}`);
    }),
  );
  await waitUntil(() => eventCount >= STREAM_COUNT);
  const seconds = (performance.now() - startMs) / 1000;
  hasEnded = true;
  await callsPromise;
  for (const stream of streams) stream.destroy();
  console.log(
    `  ${STREAM_COUNT} streams  ${ORDER_COUNT} orders accepted at once, seen everywhere after ${seconds.toFixed(1)} s; longest price call ${Math.max(...priceTimes).toFixed(0)} ms (goal 500)`,
  );
}
