import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface BackendOptions {
  /** The repository. */
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
}

interface Backend {
  /** Resolves when it listens for the first time, with the path that opens the console. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code when the watcher has ended. */
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<unknown>;
}

/** Other machines reach it through the development server only. */
const HOST = '127.0.0.1';
/** The server reads them at its start without importing them. */
const BUSINESS_FILES = 'demo/businesses/*.json';

/** Folders of builds that the server would warn about: the development server takes the place of the first. */
const NO_WIDGET = '.cache/no-widget';
const BUILT_PAGES = 'dist/pages';

/** Starts the reference backend with its demo data, and restarts it whenever a file that it uses changes. */
export function startBackend({ root, port, dataDir }: BackendOptions): Backend {
  for (const folder of [NO_WIDGET, BUILT_PAGES]) mkdirSync(join(root, folder), { recursive: true });
  const child = spawn(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      '--include',
      BUSINESS_FILES,
      'demo/server/main.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, HOST, PORT: String(port), DATA_DIR: dataDir, WIDGET_DIR: NO_WIDGET },
    },
  );
  let isStarted = false;
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const consolePath = /^\s+Operator console\s+https?:\/\/[^/]+(\/\S*)/.exec(line)?.[1];
      if (consolePath && !isStarted) resolve(consolePath);
      // After a restart, an unused address no longer works.
      if (consolePath && isStarted) console.log(`[backend] Operator console: ${consolePath}`);
      if (consolePath) isStarted = true;
      // Its addresses are those of the port behind the development server.
      else if (!line.startsWith('  ')) console.log(`[backend] ${line}`);
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    ready,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
