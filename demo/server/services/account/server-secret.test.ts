import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashWithKey, loadServerSecret } from './secrets.ts';

describe('the server’s secret', () => {
  it('creates one server secret for simultaneous processes, and lets only their user read it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'order-app-secret-'));
    const dataDir = join(folder, 'data');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadServerSecret(dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await loadServerSecret(dataDir)).toBe(secrets[0]);
    const file = join(dataDir, 'secret');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(secrets[0]);
    await rm(folder, { recursive: true });
  });

  it('gives different lists of texts different hashes', () => {
    const hash = hashWithKey('secret', ['ab', 'c']);
    expect(hash).toMatch(/^[\w-]{43}$/);
    for (const otherTexts of [['a', 'bc'], ['abc'], ['ab', 'c', ''], ['ab","c']])
      expect(hashWithKey('secret', otherTexts)).not.toBe(hash);
    expect(hashWithKey('another', ['ab', 'c'])).not.toBe(hash);
  });
});
