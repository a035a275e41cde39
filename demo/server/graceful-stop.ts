import type { Server, ServerResponse } from 'node:http';

/**
 * How long the server keeps accepting connections after the signal. This serves connections that the operating system
 * has accepted but Node has not yet.
 */
export const DRAIN_MS = 300;
/** How long running requests may take to finish. After this time, their connections are closed. */
export const GRACE_MS = 7000;
const CLOSE_IDLE_INTERVAL_MS = 50;

const waitForNextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface StopTimes {
  readonly drainMs?: number;
  readonly graceMs?: number;
}

/**
 * Prepares a server to stop without losing accepted requests. Call it before the server gets requests. The returned
 * function stops the server: it responds to requests that have arrived or arrive within `drainMs`, and tells their
 * clients to close the connection. It resolves when every connection is closed, at the latest after `drainMs +
 * graceMs`.
 */
export function prepareStop(
  server: Server,
  { drainMs = DRAIN_MS, graceMs = GRACE_MS }: StopTimes = {},
): () => Promise<void> {
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;
  let connectionCount = 0;
  server.on('connection', () => {
    connectionCount += 1;
  });
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });

  /**
   * Node accepts one connection per turn of the event loop. Waits until none is left, or until `deadline` (ms of
   * `performance.now`).
   */
  const acceptWaitingConnections = async (deadline: number): Promise<void> => {
    let connectionCountBefore: number;
    do {
      connectionCountBefore = connectionCount;
      await waitForNextTurn();
      await waitForNextTurn();
    } while (connectionCount > connectionCountBefore && performance.now() < deadline);
  };

  return async () => {
    isStopping = true;
    for (const response of openResponses) response.shouldKeepAlive = false;
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    const forceAt = performance.now() + graceMs;
    // A busy server may get here before it has accepted the connections that have arrived.
    await acceptWaitingConnections(forceAt);
    await new Promise<void>((resolve) => {
      // When a stream ends, its connection stays open. Close such idle connections again and again.
      const idleTimer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
      const forceTimer = setTimeout(() => server.closeAllConnections(), forceAt - performance.now());
      server.close(() => {
        clearInterval(idleTimer);
        clearTimeout(forceTimer);
        resolve();
      });
    });
  };
}
