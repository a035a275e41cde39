import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../../../demo/dev/find-free-port.ts';
import { unpackTemplate } from '../../../template-path.ts';
import { CONSOLE_PASSWORD } from '../console-client.ts';
import { importAlwaysOpen } from '../data/businesses.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A separate server that the test can stop and restart on the same port, with the same orders. */
export class RestartableServer {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'order-app-own-'));
  readonly #widget: string | undefined;
  #port = 0;
  #process: ChildProcess | undefined;

  /** `widget`: folder of the built widget; by default the build of this repository. */
  constructor(widget?: string) {
    this.#widget = widget;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const isFirstStart = !this.#port;
    if (isFirstStart) unpackTemplate(this.#dataDir);
    this.#port ||= await findFreePort();
    this.#process = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        CONSOLE_PASSWORD,
        SANDBOX: 'true',
        DEMO_BUSINESSES: 'false',
        GEOCODER_URL: 'none',
        ...(this.#widget && { WIDGET_DIR: this.#widget }),
      },
    });
    while (!(await this.#isUp())) await new Promise((wait) => setTimeout(wait, 100));
    if (isFirstStart) await importAlwaysOpen('demo-cafe', this.#dataDir);
  }

  async #isUp(): Promise<boolean> {
    if (this.#process?.exitCode != null) throw new Error('The server ended before it listened');
    return fetch(`${this.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Kills the server: an orderly stop waits five seconds for the idle connections of the browser. */
  async stop(): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null) return;
    const exitPromise = once(server, 'exit');
    server.kill('SIGKILL');
    await exitPromise;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
