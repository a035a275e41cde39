import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

describe('the limit for expensive work', () => {
  it('runs two expensive tasks at a time and makes the others wait', async () => {
    const limit = createWorkLimit({ concurrency: 2, maxWaiting: 10 });
    let running = 0;
    let maxRunning = 0;
    const task = async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise(setImmediate);
      running--;
    };
    await Promise.all(Array.from({ length: 8 }, () => limit(task)));
    expect(maxRunning).toBe(2);
  });

  it('refuses expensive work with 503 when too much is waiting, and accepts it again later', async () => {
    const limit = createWorkLimit({ concurrency: 1, maxWaiting: 2 });
    const gate = new EventEmitter();
    const firstTask = limit(() => once(gate, 'open'));
    await new Promise(setImmediate);
    const waitingTasks = [limit(async () => 'a'), limit(async () => 'b')];
    await expect(limit(async () => 'c')).rejects.toMatchObject({
      status: 503,
      code: 'busy',
      details: { retry_after: 2 },
    });
    gate.emit('open');
    await firstTask;
    expect(await Promise.all(waitingTasks)).toEqual(['a', 'b']);
    expect(await limit(async () => 'd')).toBe('d');
  });
});
