import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startBackendProcess } from '../bench/servers.ts';
import { measureBurst, measureStop } from './bursts.ts';
import { type LoadRequest, measureLatencyAtRate, measureThroughput, sendRequest } from './http-load.ts';
import { BRANCH_ID, BUSINESS_ID, createLoadBusiness, createPriceCall, prepareOrders } from './load-orders.ts';
import { measureOrderStreams } from './order-streams.ts';

const BACKEND_PORT = 8193;
const BARE_PORT = 8194;
const ORIGIN = `http://127.0.0.1:${BACKEND_PORT}`;
const CONNECTION_COUNT = 32;
const DURATION_SECONDS = 5;

interface Case {
  readonly name: string;
  /** Throughput target, in responses per second. */
  readonly goalPerSecond: number;
  readonly createRequest: () => LoadRequest;
}

async function startBareServer(): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const bareServer = spawn(process.execPath, ['--import', 'tsx', file, String(BARE_PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while ((await sendRequest({ url: `http://127.0.0.1:${BARE_PORT}/` })).status === null)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return bareServer;
}

/** Measures the same requests on the backend and on a bare server whose bodies have the same size. */
async function measureCase({ name, goalPerSecond, createRequest }: Case): Promise<void> {
  const { body, status } = await sendRequest(createRequest());
  if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
  const bareUrl = `http://127.0.0.1:${BARE_PORT}/?size=${Buffer.byteLength(body)}`;
  const loadOptions = { connections: CONNECTION_COUNT, seconds: DURATION_SECONDS };
  const backend = await measureThroughput(createRequest, loadOptions);
  const bareServer = await measureThroughput(() => ({ ...createRequest(), url: bareUrl }), loadOptions);
  const halfRate = backend.perSecond / 2;
  const percentile99 = await measureLatencyAtRate(createRequest, {
    perSecond: halfRate,
    seconds: DURATION_SECONDS,
  });
  const failedNote = backend.failedCount ? `, ${backend.failedCount} failed` : '';
  console.log(
    `  ${name.padEnd(13)} ${backend.perSecond.toFixed(0).padStart(5)}/s (goal ${goalPerSecond})${failedNote}   bare node:http ${bareServer.perSecond.toFixed(0).padStart(5)}/s   p99 at ${halfRate.toFixed(0)}/s ${percentile99.toFixed(0)} ms (goal under 300)`,
  );
}

/**
 * Prints the figures of a loaded server on PGlite: throughput compared with a bare `node:http` server, response times
 * of other requests during 500 orders and 1,000 streams, and requests that a stopping server does not answer. Never
 * fails.
 */
export async function benchLoad(): Promise<void> {
  const bareServer = await startBareServer();
  const { server, removeData } = await startBackendProcess(
    { [BUSINESS_ID]: createLoadBusiness() },
    {
      port: BACKEND_PORT,
      variables: { DEMO_BUSINESSES: 'false', DATABASE_URL: '', HOST: '127.0.0.1', TRUST_PROXY: 'true' },
    },
  );
  const exited = once(server, 'exit');
  try {
    const createOrder = await prepareOrders(ORIGIN);
    console.log(`load: ${CONNECTION_COUNT} connections, ${DURATION_SECONDS} s each, PGlite on disk`);
    for (const testCase of [
      {
        name: 'shifts',
        goalPerSecond: 500,
        createRequest: () => ({ url: `${ORIGIN}/api/webapp/v5/shifts/${BRANCH_ID}` }),
      },
      {
        name: 'hosted page',
        goalPerSecond: 1000,
        createRequest: () => ({ url: `${ORIGIN}/${BUSINESS_ID}/car_pickup` }),
      },
      { name: 'place order', goalPerSecond: 150, createRequest: createOrder },
    ])
      await measureCase(testCase);
    await measureBurst(ORIGIN, createOrder, server);
    await measureOrderStreams(ORIGIN, BRANCH_ID, createOrder, () => createPriceCall(ORIGIN));
    await measureStop(createOrder, server);
  } finally {
    server.kill('SIGKILL');
    bareServer.kill();
    await exited;
    removeData();
  }
}
