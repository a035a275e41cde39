import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
type Env = Readonly<Record<string, string>>;

/** Puts a migrated database into a `DATA_DIR`, which skips most of a server's first start. */
export async function createMigratedFolder(dataDir: string): Promise<string> {
  const database = join(dataDir, 'db');
  await mkdir(database);
  await promisify(execFile)('tar', ['-xf', inject('pgliteTemplate'), '-C', database]);
  return dataDir;
}

const startScript = (script: string, env: Env, args: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [join(inject('serverBundle'), script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', VITEST: '', DEMO_BUSINESSES: 'false', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

const runningProcesses = new Set<ChildProcess>();

/** Kills the processes that a failed test left running. */
export function killLeftovers(): void {
  for (const child of runningProcesses) child.kill('SIGKILL');
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number | undefined;
  /** The printed link that opens the console. */
  readonly consoleAddress: string;
  /** Kills the process at once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Stops the process and resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts the real server in a separate process on a free port. If it does not start, throws an error with its output.
 */
export async function startServer(env: Env): Promise<ServerProcess> {
  const child = startScript('main.js', { PORT: '0', HOST: '127.0.0.1', ...env });
  const exited = once(child, 'exit').finally(() => runningProcesses.delete(child));
  runningProcesses.add(child);
  const errors = child.stderr ? text(child.stderr) : '';
  let output = '';
  const consoleAddress = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const printedPath = /Operator console\s+http:\/\/localhost(:\d+\/\S*)\n/.exec(output)?.[1];
      if (printedPath) resolve(`http://127.0.0.1${printedPath}`);
    });
    void exited.then(async () => reject(new Error(`The server ended: ${output}${await errors}`)));
  });
  const stopProcess = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    origin: new URL(consoleAddress).origin,
    pid: child.pid,
    consoleAddress,
    kill: async () => {
      await stopProcess('SIGKILL');
    },
    stop: () => stopProcess('SIGTERM'),
  };
}

interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `npm run import -- <files>` and returns its exit code and its output. */
export const runImport = (env: Env, files: readonly string[]): Promise<CommandResult> =>
  runCommand('import.js', env, files);

/** Runs `npm run operator -- <args>` with a password as its input. */
export const runOperator = (env: Env, args: readonly string[], password = ''): Promise<CommandResult> =>
  runCommand('operator.js', env, args, `${password}\n`);

async function runCommand(
  script: string,
  env: Env,
  args: readonly string[],
  input = '',
): Promise<CommandResult> {
  const child = startScript(script, env, args);
  child.stdin?.end(input);
  const outputs = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: (await outputs).join('').trim() };
}
