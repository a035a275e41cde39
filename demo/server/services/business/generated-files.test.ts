import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGeneratedFileReader } from './generated-files.ts';

describe('generated files', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'order-app-generated-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const createDrawing = (bytes: number) => async () => Buffer.alloc(bytes);
  const listNames = async () => (await readdir(folder)).sort();

  it('deletes the least recently used pictures above the size limit, including those of earlier server runs', async () => {
    await writeFile(join(folder, 'old.png'), Buffer.alloc(60));
    await utimes(join(folder, 'old.png'), 1, 1);
    const readOrGenerate = createGeneratedFileReader(folder, { maxBytes: 100 });
    await readOrGenerate('a.png', createDrawing(30));
    expect(await listNames()).toEqual(['a.png', 'old.png']);
    await readOrGenerate('b.png', createDrawing(30));
    expect(await listNames()).toEqual(['a.png', 'b.png']);
    await readOrGenerate('a.png', createDrawing(30));
    await readOrGenerate('c.png', createDrawing(50));
    expect(await listNames()).toEqual(['a.png', 'c.png']);
  });

  it('draws at most two pictures at a time, and draws a picture once for simultaneous requests', async () => {
    const readOrGenerate = createGeneratedFileReader(folder);
    const state = { drawn: 0, running: 0, maxRunning: 0 };
    const drawSlowly = async () => {
      state.drawn++;
      state.maxRunning = Math.max(state.maxRunning, ++state.running);
      await new Promise(setImmediate);
      state.running--;
      return Buffer.from('picture');
    };
    const names = ['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c'];
    await Promise.all(names.map((name) => readOrGenerate(name, drawSlowly)));
    expect(state).toEqual({ drawn: 5, running: 0, maxRunning: 2 });
  });

  it('refuses with 503 when too many pictures are waiting to be drawn', async () => {
    const readOrGenerate = createGeneratedFileReader(folder);
    const gate = new EventEmitter();
    const gateOpened = once(gate, 'open');
    const drawSlowly = async () => {
      await gateOpened;
      return Buffer.from('picture');
    };
    const drawings = Array.from({ length: 150 }, (_, index) => readOrGenerate(`${index}.png`, drawSlowly));
    for (const drawing of drawings) drawing.catch(() => gate.emit('open'));
    const results = await Promise.allSettled(drawings);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, code: 'busy' });
  });

  it('sends a picture that the server has drawn, even if the picture cannot be stored', async () => {
    await writeFile(join(folder, 'blocked'), '');
    const readOrGenerate = createGeneratedFileReader(folder);
    expect(await readOrGenerate('blocked/picture.png', createDrawing(3))).toHaveLength(3);
  });
});
