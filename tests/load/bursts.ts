import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type LoadRequest, type LoadResponse, sendRequest } from './http-load.ts';
import { startLatencyProbe } from './latency-probe.ts';

const BURST_ORDERS = 500;
const STOP_ORDERS = 60;
/** Time for the server to accept the requests before it receives the signal. */
const ACCEPT_MS = 100;

const countByStatus = (responses: readonly LoadResponse[]): string => {
  const counts = new Map<string, number>();
  for (const { status } of responses) {
    const name = status === null ? 'cut' : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} x ${name}`).join(', ');
};

/** Prints the longest response times of `/healthz` and of a static file while 500 orders arrive at once. */
export async function measureBurst(
  origin: string,
  createOrder: () => LoadRequest,
  { pid }: Pick<ChildProcess, 'pid'>,
): Promise<void> {
  const probe = await startLatencyProbe([`${origin}/healthz`, `${origin}/order-app.js`], pid);
  const startMs = performance.now();
  const responses = await Promise.all(Array.from({ length: BURST_ORDERS }, () => sendRequest(createOrder())));
  const seconds = (performance.now() - startMs) / 1000;
  const [health, staticFile] = await probe.stop();
  console.log(
    `  ${BURST_ORDERS} orders    ${countByStatus(responses)} in ${seconds.toFixed(1)} s; longest /healthz ${health?.ms.toFixed(0)} ms, static file ${staticFile?.ms.toFixed(0)} ms (goal 250), of which the server was busy ${health?.busyMs.toFixed(0)} and ${staticFile?.busyMs.toFixed(0)} ms`,
  );
}

/** Prints how many of 60 accepted orders a server loses after SIGTERM, and how long it takes to exit. */
export async function measureStop(createOrder: () => LoadRequest, server: ChildProcess): Promise<void> {
  const exited = once(server, 'exit');
  const orders = Array.from({ length: STOP_ORDERS }, () => sendRequest(createOrder()));
  await new Promise((resolve) => setTimeout(resolve, ACCEPT_MS));
  const startMs = performance.now();
  server.kill('SIGTERM');
  const responses = await Promise.all(orders);
  await exited;
  const seconds = (performance.now() - startMs) / 1000;
  console.log(
    `  SIGTERM       ${countByStatus(responses)} of ${STOP_ORDERS} orders (goal 0 cut); exit after ${seconds.toFixed(1)} s (goal under 10)`,
  );
}
