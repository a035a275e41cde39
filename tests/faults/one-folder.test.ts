import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFixturePath } from '../contract/testing/backend.ts';
import { killLeftovers, runImport, type ServerProcess, startServer } from './server-process.ts';

describe('the data folder of a running server', () => {
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

  it('refuses to start a second server with the same data folder', async () => {
    await expect(startServer(env)).rejects.toThrow('Another process is using');
  });

  it('the import command imports a business through the running server, which serves the business at once', async () => {
    const shop = `${server.origin}/api/webapp/v5/restaurant/corner-shop`;
    expect((await fetch(shop)).status).toBe(404);
    expect(await runImport(env, [getFixturePath('corner-shop.json')])).toEqual({
      code: 0,
      output: 'corner-shop: created, 1 items',
    });
    expect((await fetch(shop)).status).toBe(200);
  });

  it('the import command lists the problems of an invalid file by their paths', async () => {
    const { code, output } = await runImport(env, [
      getFixturePath('wrong.json'),
      getFixturePath('nowhere.json'),
    ]);
    expect(code).toBe(1);
    expect(output).toContain('wrong.json was not imported');
    expect(output).toContain('branches: expected a list of at least 1 entry, found []');
    expect(output).toContain('There is no file');
  });

  it('a stopped server releases its data folder, so that the next import works without a server', async () => {
    expect(await server.stop()).toBe(0);
    expect(
      await runImport(env, [getFixturePath('corner-shop.json'), getFixturePath('tea-house.json')]),
    ).toEqual({
      code: 0,
      output: 'corner-shop: unchanged, 1 items\ntea-house: created, 8 items',
    });
  });
});
