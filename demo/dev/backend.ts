import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface BackendOptions {
  /** Root folder of the repository. */
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
}

interface Backend {
  /** Resolves when the backend listens for the first time, with the path that opens the console. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code when `tsx watch`, which runs the backend, has ended. */
  readonly exitCode: Promise<number | null>;
  readonly stop: () => Promise<unknown>;
}

/** Bind to this machine only: other machines reach the backend through the development server. */
const HOST = '127.0.0.1';
/** The server reads these files without importing them, so the watcher must include them. */
const BUSINESS_FILES = 'demo/businesses/*.json';

/**
 * The server warns when the folder of the built widget is missing, so create an empty one. The development server serves
 * the widget instead.
 */
const EMPTY_WIDGET_FOLDER = '.cache/no-widget';
/** Folder of the built demo sites. It stays empty until a build. */
const BUILT_PAGES_FOLDER = 'dist/pages';

/** Starts the reference backend with demo data, and restarts it when a file that it uses changes. */
export function startBackend({ root, port, dataDir }: BackendOptions): Backend {
  for (const folder of [EMPTY_WIDGET_FOLDER, BUILT_PAGES_FOLDER])
    mkdirSync(join(root, folder), { recursive: true });
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
      env: { ...process.env, HOST, PORT: String(port), DATA_DIR: dataDir, WIDGET_DIR: EMPTY_WIDGET_FOLDER },
    },
  );
  let isStarted = false;
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const consolePath = /^\s+Operator console\s+https?:\/\/[^/]+(\/\S*)/.exec(line)?.[1];
      if (consolePath && !isStarted) resolve(consolePath);
      // Each start creates a new one-time link, which replaces the previous one.
      if (consolePath && isStarted) console.log(`[backend] Operator console: ${consolePath}`);
      if (consolePath) isStarted = true;
      // Hide the lines with URLs, because they contain the internal port.
      else if (!line.startsWith('  ')) console.log(`[backend] ${line}`);
    });
  });
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    ready,
    exitCode,
    stop() {
      child.kill('SIGTERM');
      return exitCode;
    },
  };
}
