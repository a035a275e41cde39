import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite } from 'vite';
import { startBackend } from './backend.ts';
import { findFreePort } from './find-free-port.ts';
import { createDevConfig } from './vite-config.ts';

/**
 * Must differ from the port of `npm start`, whose service worker would otherwise handle the requests of this server's
 * pages.
 */
const DEFAULT_PORT = 5173;
const root = resolve(import.meta.dirname, '../..');

function printAddresses(origin: string, consolePath: string, dataDir: string, seconds: number): void {
  const lines = [
    ['Hosted page', `${origin}/demo-cafe`],
    ['Embedding pages', `${origin}/demo/plain.html, and more under ${origin}/demo/`],
    ['Operator console', `${origin}${consolePath}`],
    ['API', `${origin}/api/openapi.json`],
    ['Data', `${dataDir} (delete it to start with fresh data)`],
  ].map(([name = '', value]) => `  ${name.padEnd(18)} ${value}`);
  console.log(`\nReady in ${seconds.toFixed(1)} s.\n${lines.join('\n')}\n`);
}

const startTime = performance.now();
const dataDir = process.env.DATA_DIR ?? '.data/dev';
const port = Number(process.env.PORT ?? DEFAULT_PORT);

const backendPort = await findFreePort();
const backend = startBackend({ root, port: backendPort, dataDir });
const server = createServer();
const vitePromise = createVite(createDevConfig({ root, server, backendPort }));

let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  server.close();
  const viteClosePromise = vitePromise.then(
    (vite) => vite.close(),
    () => undefined,
  );
  await Promise.all([backend.stop(), viteClosePromise]);
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
void backend.exitCode.then((code) => stop(code ?? 1));

try {
  const vite = await vitePromise;
  server.on('request', vite.middlewares);
  const listenPromise = once(server.listen(port, process.env.HOST ?? 'localhost'), 'listening');
  const [consolePath] = await Promise.all([backend.ready, listenPromise]);
  printAddresses(`http://localhost:${port}`, consolePath, dataDir, (performance.now() - startTime) / 1000);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
