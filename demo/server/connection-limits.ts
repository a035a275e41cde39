import type { Server, ServerOptions } from 'node:http';

const SECOND_MS = 1000;

/** Connection limits, against clients that open many connections and send almost nothing (slow loris). */
export const CONNECTION_LIMITS = {
  /** Time for a request's headers to arrive, from its first byte or from the start of the connection. */
  headersMs: 10 * SECOND_MS,
  /** Time for a whole request to arrive. Routes stop waiting for a body earlier, so that they can still respond. */
  requestMs: 30 * SECOND_MS,
  /** How often the timeouts are checked. */
  checkMs: 2 * SECOND_MS,
  /** Connections beyond this number are closed immediately. */
  maxConnections: 10_000,
};

/** The options of an HTTP server with these limits. Slow requests get a 408. */
export const createServerOptions = ({
  headersMs,
  requestMs,
  checkMs,
} = CONNECTION_LIMITS): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkMs,
});

export const limitConnections = (server: Server, { maxConnections } = CONNECTION_LIMITS): void => {
  server.maxConnections = maxConnections;
};
