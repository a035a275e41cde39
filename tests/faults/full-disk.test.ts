import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getFixturePath } from '../contract/testing/backend.ts';
import { buildOrderBody } from '../contract/testing/test-orders.ts';
import { scaleTimeout } from '../timeouts.ts';
import { createMigratedFolder, killLeftovers, runImport, startServer } from './server-process.ts';

const DISK_MB = 400;
const BYTES_PER_MB = 1_000_000;
const MENU_PATH = '/api/webapp/v5/restaurant/tea-house';

const mountedFolders: string[] = [];

/** Mounts a small in-memory disk and returns its folder. Throws if this user may not mount. */
function mountSmallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'none', folder], { stdio: 'ignore' });
  mountedFolders.push(folder);
  return folder;
}

function unmountDisks(): void {
  for (const folder of mountedFolders.splice(0)) {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  }
}

function canMount(): boolean {
  try {
    mountSmallDisk();
    return true;
  } catch {
    return false;
  } finally {
    unmountDisks();
  }
}

/** Writes a file until less than 1 MB is free on the disk. */
async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(BYTES_PER_MB);
  try {
    for (let blockCount = 0; blockCount < 2 * DISK_MB; blockCount += 1) await file.write(block);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    await file.close();
  }
}

const placeOrder = (origin: string): Promise<Response> =>
  fetch(`${origin}/api/webapp/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(buildOrderBody()),
  });

const waitForOrderStatus = (origin: string, status: number) =>
  vi.waitFor(async () => expect((await placeOrder(origin)).status).toBe(status), {
    timeout: scaleTimeout(40_000),
    interval: 250,
  });

describe.runIf(canMount())('a server whose disk is full', () => {
  afterEach(() => {
    killLeftovers();
    unmountDisks();
  });

  it.each([
    ['the disk has less free space than required', '100'],
    ['a write to the full disk fails', '0'],
  ])(
    'refuses orders but serves the menu when %s, and accepts orders again once there is space',
    async (_kind, minFreeMb) => {
      const dataDir = await createMigratedFolder(mountSmallDisk());
      const env = {
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        MIN_FREE_DISK_MB: minFreeMb,
        DEMO_CLOCK: '2026-03-04T12:00:00+01:00',
      };
      expect(await runImport(env, [getFixturePath('tea-house.json')])).toMatchObject({ code: 0 });
      const server = await startServer(env);
      expect((await placeOrder(server.origin)).status).toBe(200);

      const filler = join(dataDir, 'filler');
      await fillDisk(filler);
      await waitForOrderStatus(server.origin, 503);

      expect((await placeOrder(server.origin)).headers.get('retry-after')).not.toBeNull();
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.origin}${MENU_PATH}`)).status).toBe(200);
      await rm(filler);
      await waitForOrderStatus(server.origin, 200);
      await fillDisk(filler);
      expect(await server.stop()).toBeLessThanOrEqual(1);
    },
    scaleTimeout(120_000),
  );
});
