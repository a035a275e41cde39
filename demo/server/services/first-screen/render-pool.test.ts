import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { ScreenTask } from './screen-task.ts';

/** A worker that behaves as the screen's path says. */
const WORKER_CODE = `
export const renderScreen = async ({ task, port }) => {
  port.postMessage('started');
  if (task.path === '/throws') throw new TypeError('a dish without a name');
  if (task.path === '/crashes') setTimeout(() => { throw new Error('out of order'); });
  if (task.path === '/hangs') for (;;);
  if (task.path === '/crashes' || task.path === '/waits') await new Promise(() => undefined);
  if (task.path === '/calls') {
    port.postMessage({ id: 1, path: '/api/menu', method: 'POST', headers: [['locale', 'ar']], body: 'dishes' });
    const { status, headers, body } = await new Promise((resolve) => port.once('message', resolve));
    return { status, markup: new TextDecoder().decode(body), css: new Headers(headers).get('etag') };
  }
  return { status: 200, markup: 'screen of ' + task.path };
};`;

const requestSelf = vi.fn(
  async (path: string, { method, body, headers }: RequestInit) =>
    new Response(`${method} ${path} ${body} ${new Headers(headers).get('locale')}`, {
      status: 404,
      headers: { etag: 'menu-1' },
    }),
);
let folder: string;
let pool: RenderPool;
const createRenderer = (limits: { maxRenderMs?: number; maxQueue?: number } = {}) => {
  pool = createRenderPool({ workerFile: join(folder, 'worker.mjs'), requestSelf, ...limits });
  return (path: string) =>
    pool.render({
      referenceId: 'cafe',
      themeId: null,
      path,
      locale: 'en',
      consent: undefined,
      linkBase: '',
      linkSuffix: '',
      now: 0,
      businessResponseText: '',
      origin: '',
      maxItems: 24,
      format: 'html',
      localesFolder: '',
    } satisfies ScreenTask);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-pool-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER_CODE);
});
afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true }));

it('lets a rendering thread send its API requests to the server’s own thread', async () => {
  const render = createRenderer();
  expect(await render('/calls')).toEqual({
    status: 404,
    markup: 'POST /api/menu dishes ar',
    css: 'menu-1',
  });
});

it('answers an API request of a rendering thread with status 500 when the server fails', async () => {
  requestSelf.mockRejectedValueOnce(new Error('no database'));
  expect(await createRenderer()('/calls')).toMatchObject({ status: 500, markup: '' });
});

it('reports a component that throws during rendering, and renders the next screen', async () => {
  const render = createRenderer();
  await expect(render('/throws')).rejects.toThrow('a dish without a name');
  expect(await render('/menu')).toMatchObject({ markup: 'screen of /menu' });
});

it('replaces a rendering thread that crashes', async () => {
  const render = createRenderer();
  await expect(render('/crashes')).rejects.toThrow('out of order');
  expect(await render('/menu')).toMatchObject({ markup: 'screen of /menu' });
});

it.each(['/hangs', '/waits'])('stops rendering the screen %s when it takes too long', async (path) => {
  const render = createRenderer({ maxRenderMs: 100 });
  await expect(render(path)).rejects.toThrow(`Rendering ${path} took too long and was stopped`);
  expect(await render('/menu')).toMatchObject({ markup: 'screen of /menu' });
});

it('refuses to render a screen when too many are already waiting', async () => {
  const render = createRenderer({ maxRenderMs: 100, maxQueue: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => render('/waits')));
  const reasons = outcomes.map((result) => String((result as PromiseRejectedResult).reason));
  expect(reasons).toContainEqual(expect.stringMatching(/queue/i));
});
