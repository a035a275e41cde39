import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
type Env = Readonly<Record<string, string>>;

/** A `DATA_DIR` whose database has been made and migrated already, which is most of what a first start takes. */
export async function migratedFolder(dataDir: string): Promise<string> {
  const database = join(dataDir, 'db');
  await mkdir(database);
  await promisify(execFile)('tar', ['-xf', inject('pgliteTemplate'), '-C', database]);
  return dataDir;
}

const run = (script: string, env: Env, args: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [join(inject('serverBundle'), script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', VITEST: '', DEMO_BUSINESSES: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const running = new Set<ChildProcess>();

/** Ends what a failed test left behind. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL');
}

export interface ServerProcess {
  readonly origin: string;
  /** Ends it at once, as a power cut would the process. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and answers with its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts the real server in a process of its own, on a free port. Throws with what it said when it does not start. */
export async function startServer(env: Env): Promise<ServerProcess> {
  const child = run('main.js', { PORT: '0', HOST: '127.0.0.1', ...env });
  const exited = once(child, 'exit').finally(() => running.delete(child));
  running.add(child);
  const errors = child.stderr ? text(child.stderr) : '';
  let said = '';
  const origin = await new Promise<string>((ready, failed) => {
    child.stdout?.setEncoding('utf8').on('data', (words: string) => {
      said += words;
      const port = /Operator console\s+http:\/\/\S+:(\d+)\//.exec(said)?.[1];
      if (port) ready(`http://127.0.0.1:${port}`);
    });
    void exited.then(async () => failed(new Error(`The server ended: ${said}${await errors}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    origin,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** `npm run import -- <files>`: its exit code, and what it said. */
export async function runImport(
  env: Env,
  files: readonly string[],
): Promise<{ code: number | null; said: string }> {
  const child = run('import.js', env, files);
  const words = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said: (await words).join('').trim() };
}
