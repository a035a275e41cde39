import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProxyOptions } from 'vite';

/** Paths that the development server answers itself: its own modules and the widget's source. */
const OWN_PATHS = '^/(?!@|src/|elements/|node_modules/|\\.cache/)';
/** A request waits so long for a backend that restarts. */
const RESTART_MS = 20_000;
const RETRY_MS = 100;

/** Also when the backend has crashed: the page asks again until it is back. */
const UNAVAILABLE = `<!doctype html><meta http-equiv="refresh" content="1"><title>Waiting for the backend</title>
<p>The backend does not answer. Its messages are in the terminal.</p>`;

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
  const deadline = Date.now() + RESTART_MS;
  while (!(await isListening(port)) && Date.now() < deadline) await delay(RETRY_MS);
}

/**
 * Sends every request that is not for the widget's source to the backend. Hosted pages keep their content security policy
 * as a report in the console: the development build of some libraries needs what the policy forbids.
 */
export const proxyTo = (port: number): Record<string, ProxyOptions> => ({
  [OWN_PATHS]: {
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
        response.end(UNAVAILABLE);
      });
    },
  },
});
