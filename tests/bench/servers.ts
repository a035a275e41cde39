import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { CONSOLE_PASSWORD } from '../e2e/testing/console-client.ts';

const BACKEND_PORT = 8191;
const HOST_PORT = 8192;
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Business files by reference id. */
export type Businesses = Readonly<Record<string, unknown>>;
/** Text of pages and scripts by path. The path of a script ends in `.js`. */
export type HostFiles = ReadonlyMap<string, string>;

export interface Servers {
  /** Origin of the backend. */
  readonly backend: string;
  /** Origin of the embedding pages and of the pages to compare them with. */
  readonly host: string;
  readonly stop: () => void;
}

/** Starts a backend with the given business files, and a host that serves the given pages by path. */
export async function startServers(
  businesses: Businesses,
  pages: (backend: string) => HostFiles,
): Promise<Servers> {
  const stopBackend = await startBackend(businesses, { port: BACKEND_PORT });
  const backend = `http://127.0.0.1:${BACKEND_PORT}`;
  const stopHost = startHost(pages(backend), HOST_PORT);
  return {
    backend,
    host: `http://127.0.0.1:${HOST_PORT}`,
    stop() {
      stopHost();
      stopBackend();
    },
  };
}

interface BackendOptions {
  readonly port: number;
  /** A checkout of this repository, with its packages and its build. */
  readonly folder?: string;
  /** Environment variables of the server (docs/configuration.md). */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Starts a backend with the given business files. Returns the function that stops it. */
export async function startBackend(businesses: Businesses, options: BackendOptions): Promise<() => void> {
  const { server, removeData } = await startBackendProcess(businesses, options);
  return () => {
    server.kill();
    removeData();
  };
}

export interface BackendProcess {
  readonly server: ChildProcess;
  /** Deletes the data of the backend. Call it after the process has ended. */
  readonly removeData: () => void;
}

/** Starts a backend with the given business files, for a benchmark that sends it signals. */
export async function startBackendProcess(
  businesses: Businesses,
  { port, folder = REPOSITORY, variables = {} }: BackendOptions,
): Promise<BackendProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'order-app-bench-'));
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    CONSOLE_PASSWORD,
    SANDBOX: 'true',
    GEOCODER_URL: 'none',
    ...variables,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const startScript = (...args: string[]): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  for (const [referenceId, business] of Object.entries(businesses)) {
    const file = join(dataDir, `${referenceId}.json`);
    writeFileSync(file, JSON.stringify(business));
    await waitForExit(startScript('demo/server/import.ts', file));
  }
  const server = startScript('demo/server/main.ts');
  while (!(await isUp(`http://127.0.0.1:${port}/healthz`)))
    await new Promise((resolve) => setTimeout(resolve, 100));
  return { server, removeData: () => rmSync(dataDir, { recursive: true, force: true }) };
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

/** Starts a server of compressed files. Returns the function that stops it. */
export function startHost(files: HostFiles, port: number): () => void {
  const compressedFiles = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]));
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = compressedFiles.get(path);
    response.writeHead(body ? 200 : 404, {
      'Content-Type': `text/${path.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`,
      'Content-Encoding': 'br',
    });
    response.end(body);
  }).listen(port, '127.0.0.1');
  return () => server.close();
}
