import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDurablePgliteOptions } from './durable-pglite.mjs';

const fsyncStats = vi.hoisted(() => ({ callCount: 0 }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const fsyncSync = (file: number) => {
    fsyncStats.callCount++;
    fs.fsyncSync(file);
  };
  return { ...fs, fsyncSync };
});

describe('PGlite on disk', () => {
  let folder: string;
  let database: PGlite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'order-app-durable-'));
    database = await PGlite.create(createDurablePgliteOptions(folder));
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('flushes every database commit to disk before acknowledging the commit', async () => {
    await database.exec('create table flushed (x int)');
    for (let index = 0; index < 5; index++) {
      const countBefore = fsyncStats.callCount;
      await database.query('insert into flushed values ($1)', [index]);
      expect(fsyncStats.callCount).toBeGreaterThan(countBefore);
    }
  });

  it.each([
    ['fsync', 'on'],
    ['synchronous_commit', 'on'],
    ['full_page_writes', 'on'],
  ])('starts PGlite with the setting %s = %s', async (setting, value) => {
    const result = await database.query('select current_setting($1) as value', [setting]);
    expect(result).toMatchObject({ rows: [{ value }] });
  });
});
