import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createMigratedFolder,
  killLeftovers,
  runOperator,
  type ServerProcess,
  startServer,
} from './server-process.ts';

const PASSWORD = 'four quite random words';

/** Sends a request with any Host header, which `fetch` does not allow. */
const requestAs = (origin: string, host: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(`${origin}${path}`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });

describe('a new server without a password', () => {
  let env: Record<string, string>;
  let server: ServerProcess;
  beforeAll(async () => {
    const dataDir = await createMigratedFolder(await mkdtemp(join(tmpdir(), 'order-app-closed-')));
    env = { DATA_DIR: dataDir, DATABASE_URL: '', HOST: '' };
    server = await startServer(env);
  });
  afterAll(async () => {
    killLeftovers();
    await rm(env.DATA_DIR ?? '', { recursive: true });
  });

  it('a new server without a password accepts requests for localhost and refuses a foreign Host header', async () => {
    const { host } = new URL(server.origin);
    expect(await requestAs(server.origin, host, '/healthz')).toBe(200);
    expect(await requestAs(server.origin, 'localhost', '/console/sign-in')).toBe(200);
    for (const path of ['/console/sign-in', '/healthz', '/console/codes'])
      expect(await requestAs(server.origin, 'rebound.evil.example', path)).toBe(403);
  });

  it('the link that a new server prints opens the console once', async () => {
    const firstResponse = await fetch(server.consoleAddress, { redirect: 'manual' });
    expect([firstResponse.status, firstResponse.headers.get('location')]).toEqual([303, '/console']);
    expect((await fetch(server.consoleAddress, { redirect: 'manual' })).status).toBe(404);
    expect((await fetch(`${server.origin}/console`, { redirect: 'manual' })).status).toBe(303);
  });

  it('a server without a password refuses to listen for other machines, and names the variables to set', async () => {
    await server.stop();
    await expect(startServer({ ...env, HOST: '0.0.0.0' })).rejects.toThrow(
      /HOST is "0\.0\.0\.0".*CONSOLE_PASSWORD/,
    );
  });

  it('a server listens for other machines once a command has created an operator, who can sign in', async () => {
    expect(await runOperator(env, ['add', 'anna'], 'short')).toMatchObject({ code: 1 });
    expect(await runOperator(env, ['add', 'anna'], PASSWORD)).toEqual({
      code: 0,
      output: 'anna is now platform operator.',
    });
    server = await startServer({ ...env, HOST: '0.0.0.0' });
    expect(server.consoleAddress).toMatch(/\/console$/);
    expect(await requestAs(server.origin, 'orders.example', '/healthz')).toBe(200);
    const page = await fetch(`${server.origin}/console/sign-in`);
    const [, csrf = ''] = /name="csrf" value="([^"]*)"/.exec(await page.text()) ?? [];
    const signInResponse = await fetch(`${server.origin}/console/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: page.headers.getSetCookie().join('; '),
        'content-type': 'application/x-www-form-urlencoded',
        origin: server.origin,
      },
      body: new URLSearchParams({ csrf, name: 'anna', password: PASSWORD }),
    });
    expect([signInResponse.status, signInResponse.headers.get('location')]).toEqual([303, '/console']);
  });

  it('the operator command creates links and removes operators while the server is running', async () => {
    const linkResult = await runOperator({ ...env, PUBLIC_ORIGIN: 'https://orders.example' }, [
      'link',
      'anna',
    ]);
    expect(linkResult.output).toMatch(/https:\/\/orders\.example\/console\/enter\?token=[\w-]{43}/);
    expect(await runOperator(env, ['add', 'berta', '--owner', 'nowhere', '--link'])).toEqual({
      code: 1,
      output: 'The business "nowhere" was not found',
    });
    expect(await runOperator(env, ['remove', 'anna'])).toEqual({ code: 0, output: 'anna is removed.' });
    expect((await runOperator(env, ['dance'])).output).toContain('Usage:');
    await server.stop();
  });
});
