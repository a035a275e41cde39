import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BACKEND_PORT = 8191;
const HOST_PORT = 8192;

export interface Servers {
  /** Origin of the backend. */
  readonly backend: string;
  /** Origin of the embedding pages and of the pages to compare them with. */
  readonly host: string;
  readonly stop: () => void;
}

/** Starts a backend with the given business files, and a host that serves the given pages by path. */
export async function startServers(
  businesses: Readonly<Record<string, unknown>>,
  pages: (backend: string) => ReadonlyMap<string, string>,
): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'order-app-bench-'));
  const env = { ...process.env, PORT: String(BACKEND_PORT), DATA_DIR: dataDir };
  const script = (...args: string[]): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });

  for (const [referenceId, business] of Object.entries(businesses)) {
    const file = join(dataDir, `${referenceId}.json`);
    writeFileSync(file, JSON.stringify(business));
    await waitForExit(script('demo/server/import.ts', file));
  }
  const server = script('demo/server/main.ts');
  const backend = `http://127.0.0.1:${BACKEND_PORT}`;
  while (!(await isUp(`${backend}/healthz`))) await new Promise((resolve) => setTimeout(resolve, 100));
  const hostServer = serve(pages(backend));
  return {
    backend,
    host: `http://127.0.0.1:${HOST_PORT}`,
    stop() {
      hostServer.close();
      server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A script of the backend ended with code ${code}`)),
    );
  });

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function serve(pages: ReadonlyMap<string, string>): Server {
  const compressedPages = new Map([...pages].map(([path, page]) => [path, brotliCompressSync(page)]));
  return createServer((request, response) => {
    const page = compressedPages.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
    });
    response.end(page);
  }).listen(HOST_PORT, '127.0.0.1');
}
