import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../../../tests/timeouts.ts';
import { connectThread } from './thread-socket.ts';

const MAX_REPLY_MS = scaleTimeout(1000);
/** Number of rows that PGlite cannot count in the time that the test waits. */
const TOO_MANY_ROWS = 1_000_000_000_000;

describe('PGlite in a thread', () => {
  let folder: string;
  let sql: postgres.Sql;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'order-app-thread-'));
    sql = connectThread({ folder, maxReplyMs: MAX_REPLY_MS, maxOpenMs: scaleTimeout(30_000) });
    await sql`create table numbers (x int constraint unique_number primary key)`;
  }, scaleTimeout(30_000));
  afterAll(async () => {
    await sql.end();
    await rm(folder, { recursive: true });
  });

  it('keeps the server’s thread responsive while a database query runs', async () => {
    let timerCallCount = 0;
    const timer = setInterval(() => {
      timerCallCount += 1;
    }, 1);

    await sql`select count(*) from generate_series(1, 300000)`;

    clearInterval(timer);
    expect(timerCallCount).toBeGreaterThan(5);
  });

  it('reports the constraint that a query violated, in the same way as PostgreSQL', async () => {
    await sql`insert into numbers values (1)`;
    await expect(sql`insert into numbers values (1)`).rejects.toMatchObject({
      code: '23505',
      constraint_name: 'unique_number',
    });
  });

  it('rolls back a failed database transaction', async () => {
    const transaction = sql.begin(async (tx) => {
      await tx`insert into numbers values (2)`;
      await tx`insert into numbers values (2)`;
    });

    await expect(transaction).rejects.toMatchObject({ code: '23505' });
    expect(await sql`select 1 from numbers where x = 2`).toHaveLength(0);
  });

  it(
    'replaces a database thread that is stuck and keeps every confirmed commit',
    async () => {
      await sql`insert into numbers values (3)`;

      await expect(sql`select count(*) from generate_series(1, ${TOO_MANY_ROWS}::bigint)`).rejects.toThrow(
        'did not reply',
      );

      expect(await sql`select 1 from numbers where x = 3`).toHaveLength(1);
    },
    scaleTimeout(30_000),
  );
});
