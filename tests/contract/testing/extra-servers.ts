import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createApp } from '../../../demo/server/http-app.ts';
import type { Backend } from './backend.ts';

/**
 * Starts three more servers on the backend's database. Their clocks stand still at `now` (epoch ms). Returns the function
 * that stops them.
 */
export async function startExtraServers(backend: Backend, now: number): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    [0, 1, 2].map(async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'order-app-contract-'));
      const app = createApp({
        db: backend.database(),
        dataDir,
        now: () => now,
        log: (error) => expect.unreachable(String(error)),
        scheduledIntervalMs: 20,
        secret: 'known-to-the-tests-only',
      });
      return async () => {
        await app.close();
        await rm(dataDir, { recursive: true });
      };
    }),
  );
  return async () => {
    for (const close of servers) await close();
  };
}
