import { createLogger, type Logger, type ProxyOptions } from 'vite';

/** Paths that the development server answers itself: its own modules and the widget's source. */
const OWN_PATHS = '^/(?!@|src/|elements/|node_modules/|\\.cache/)';

/** It restarts, or has crashed: the page asks again until it is back. */
const UNAVAILABLE = `<!doctype html><meta http-equiv="refresh" content="1"><title>Waiting for the backend</title>
<p>The backend is restarting. Its messages are in the terminal.</p>`;

/**
 * Sends every request that is not for the widget's source to the backend. Hosted pages keep their content security policy
 * as a report in the console: the development build of some libraries needs what the policy forbids.
 */
export const proxyTo = (backend: string): Record<string, ProxyOptions> => ({
  [OWN_PATHS]: {
    target: backend,
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

/** Vite's own logger, without a line for each request that finds the backend restarting. */
export function proxyLogger(): Logger {
  const logger = createLogger();
  return {
    ...logger,
    error(message, options) {
      if (!message.includes('ECONNREFUSED')) logger.error(message, options);
    },
  };
}
