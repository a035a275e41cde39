import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite } from 'vite';
import { startBackend } from './backend.ts';
import { freePort } from './free-port.ts';
import { devConfig } from './vite-config.ts';

/** Not the port of `npm start`: its service worker would answer for the pages of this server. */
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

const started = performance.now();
const dataDir = process.env.DATA_DIR ?? '.data/dev';
const port = Number(process.env.PORT ?? DEFAULT_PORT);

const backendPort = await freePort();
const backend = startBackend({ root, port: backendPort, dataDir });
const server = createServer();
const starting = createVite(devConfig({ root, server, backendPort }));

let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  server.close();
  const closing = starting.then(
    (vite) => vite.close(),
    () => undefined,
  );
  await Promise.all([backend.stop(), closing]);
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
void backend.ended.then((code) => stop(code ?? 1));

try {
  const vite = await starting;
  server.on('request', vite.middlewares);
  const listening = once(server.listen(port, process.env.HOST ?? 'localhost'), 'listening');
  const [consolePath] = await Promise.all([backend.ready, listening]);
  printAddresses(`http://localhost:${port}`, consolePath, dataDir, (performance.now() - started) / 1000);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
