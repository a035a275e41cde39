import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../demo/dev/find-free-port.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COPIED_PATHS = ['src', 'elements', 'locales', 'demo', 'package.json', 'tsconfig.json'];

/** Runs `npm run dev` in a copy of the repository, whose files a test may edit. */
export class DevCopy {
  #folder = '';
  #process: ChildProcess | undefined;
  #origin = '';

  get origin(): string {
    return this.#origin;
  }

  #copy(): void {
    const parent = join(ROOT, '.cache');
    mkdirSync(parent, { recursive: true });
    this.#folder = mkdtempSync(join(parent, 'dev-copy-'));
    for (const name of COPIED_PATHS)
      cpSync(join(ROOT, name), join(this.#folder, name), { recursive: true, preserveTimestamps: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'), 'junction');
  }

  /** Copies the repository, starts the server and resolves when the server prints that it is ready. */
  async start(env: Readonly<Record<string, string>>): Promise<void> {
    this.#copy();
    const port = await findFreePort();
    this.#origin = `http://localhost:${port}`;
    const child = spawn(process.execPath, ['--import', 'tsx', 'demo/dev/main.ts'], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: '.data/dev', ...env },
    });
    this.#process = child;
    await new Promise<void>((resolveReady, reject) => {
      child.once('exit', () => reject(new Error('The development server ended before it was ready')));
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('Ready in')) resolveReady();
      });
    });
  }

  /** Replaces a text that occurs once in a file. Returns a function that restores the file. */
  replaceText(path: string, original: string, replacement: string): () => void {
    const file = join(this.#folder, path);
    const text = readFileSync(file, 'utf8');
    if (text.split(original).length !== 2)
      throw new Error(`"${original}" does not occur exactly once in ${path}`);
    writeFileSync(
      file,
      text.replace(original, () => replacement),
    );
    return () => writeFileSync(file, text);
  }

  async remove(): Promise<void> {
    const child = this.#process;
    if (child && child.exitCode === null) {
      const exitPromise = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exitPromise;
    }
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
