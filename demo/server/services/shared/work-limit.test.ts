import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

describe('the limit for expensive work', () => {
  it('runs two expensive tasks at a time and makes the others wait', async () => {
    const workLimit = createWorkLimit({ concurrency: 2, maxWaiting: 10 });
    let runningCount = 0;
    let maxRunning = 0;
    const runTask = async () => {
      maxRunning = Math.max(maxRunning, ++runningCount);
      await new Promise(setImmediate);
      runningCount--;
    };
    await Promise.all(Array.from({ length: 8 }, () => workLimit(runTask)));
    expect(maxRunning).toBe(2);
  });

  it('refuses expensive work with 503 while too much work is waiting, and accepts work again later', async () => {
    const workLimit = createWorkLimit({ concurrency: 1, maxWaiting: 2 });
    const gate = new EventEmitter();
    const firstTask = workLimit(() => once(gate, 'open'));
    await new Promise(setImmediate);
    const waitingTasks = [workLimit(async () => 'a'), workLimit(async () => 'b')];
    await expect(workLimit(async () => 'c')).rejects.toMatchObject({
      status: 503,
      code: 'busy',
      details: { retry_after: 2 },
    });
    gate.emit('open');
    await firstTask;
    expect(await Promise.all(waitingTasks)).toEqual(['a', 'b']);
    expect(await workLimit(async () => 'd')).toBe('d');
  });
});
