import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProxyOptions } from 'vite';

/** All paths except those of the development server: its own modules and the widget's source. */
const BACKEND_PATHS = '^/(?!@|src/|elements/|node_modules/|\\.cache/)';
/** How long a request waits for the backend to restart, in ms. */
const MAX_RESTART_MS = 20_000;
const RETRY_INTERVAL_MS = 100;

/** Shown while the backend is down. The page reloads every second until the backend responds. */
const UNAVAILABLE_PAGE = `<!doctype html><meta http-equiv="refresh" content="1"><title>Waiting for the backend</title>
<p>The backend does not respond. Its messages are in the terminal.</p>`;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function waitUntilListening(port: number): Promise<void> {
  const deadline = Date.now() + MAX_RESTART_MS;
  while (!(await isListening(port)) && Date.now() < deadline) await delay(RETRY_INTERVAL_MS);
}

/**
 * Sends every request to the backend, except those for the widget's source. Makes content security policies
 * report-only, because the development builds of some libraries violate them. Only the demo page about the policy keeps
 * it.
 */
export const createProxy = (port: number): Record<string, ProxyOptions> => ({
  [BACKEND_PATHS]: {
    target: `http://127.0.0.1:${port}`,
    bypass: () => waitUntilListening(port),
    configure(proxy) {
      proxy.on('proxyRes', ({ headers }, { url }) => {
        const policy = headers['content-security-policy'];
        if (!policy || url === '/demo/csp.html') return;
        delete headers['content-security-policy'];
        headers['content-security-policy-report-only'] = policy;
      });
      proxy.on('error', (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return;
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1' });
        response.end(UNAVAILABLE_PAGE);
      });
    },
  },
});
