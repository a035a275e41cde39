import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder, sendToLockHolder } from './control-socket.ts';

const PERMISSION_BITS = 0o777;
const OWNER_ONLY = 0o700;

describe('the control socket of a data folder', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'order-app-lock-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  const readPermissions = async (path: string) => (await stat(path)).mode & PERMISSION_BITS;
  const reply = async (message: string) => `reply to ${message}`;

  it('lets only the server’s user enter the folder of the control socket', async () => {
    const release = await lockFolder(parent, reply);

    expect(await sendToLockHolder(parent, 'hello')).toBe('reply to hello');
    expect(await readPermissions(join(parent, 'control'))).toBe(OWNER_ONLY);
    await release();
    expect(await sendToLockHolder(parent, 'hello')).toBeNull();
  });

  it('puts the control socket in a private folder with a random path when the data folder’s path is too long', async () => {
    const dataDir = join(parent, 'a'.repeat(120));
    const addresses: string[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const release = await lockFolder(dataDir, reply);
      const address = await readFile(join(dataDir, 'control', 'address'), 'utf8');

      expect(await sendToLockHolder(dataDir, 'hello')).toBe('reply to hello');
      expect(await readPermissions(join(dataDir, 'control'))).toBe(OWNER_ONLY);
      expect(await readPermissions(dirname(address))).toBe(OWNER_ONLY);
      await expect(lockFolder(dataDir, reply)).rejects.toThrow('Another process is using');
      await release();
      addresses.push(address);
    }
    expect(addresses[0]).not.toBe(addresses[1]);
  });
});
