import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../contract/testing/backend.ts';
import { killLeftovers, runImport, type ServerProcess, startServer } from './server-process.ts';

describe('the folder of a running server', () => {
  let env: Record<string, string>;
  let server: ServerProcess;
  beforeAll(async () => {
    env = { DATA_DIR: await mkdtemp(join(tmpdir(), 'order-app-folder-')), DATABASE_URL: '' };
    server = await startServer(env);
  });
  afterAll(async () => {
    killLeftovers();
    await rm(env.DATA_DIR ?? '', { recursive: true });
  });

  it('is not opened by a second server', async () => {
    await expect(startServer(env)).rejects.toThrow('Another process is using');
  });

  it('is imported into through the server, which serves the business at once', async () => {
    const shop = `${server.origin}/api/webapp/v5/restaurant/corner-shop`;
    expect((await fetch(shop)).status).toBe(404);
    expect(await runImport(env, [fixture('corner-shop.json')])).toEqual({
      code: 0,
      said: 'corner-shop: created, 1 items',
    });
    expect((await fetch(shop)).status).toBe(200);
  });

  it('lists the problems of a wrong file by their paths', async () => {
    const { code, said } = await runImport(env, [fixture('wrong.json'), fixture('nowhere.json')]);
    expect(code).toBe(1);
    expect(said).toContain('wrong.json was not imported');
    expect(said).toContain('branches: expected a list of at least 1 entry, found []');
    expect(said).toContain('There is no file');
  });

  it('is given back when the server is told to stop, and can be imported into without it', async () => {
    expect(await server.stop()).toBe(0);
    expect(await runImport(env, [fixture('corner-shop.json'), fixture('tea-house.json')])).toEqual({
      code: 0,
      said: 'corner-shop: unchanged, 1 items\ntea-house: created, 8 items',
    });
  });
});
