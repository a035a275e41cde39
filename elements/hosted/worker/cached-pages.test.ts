import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPages } from './cached-pages.ts';

const scope = new URL('https://orders.example/cafe');
const stored = new Map<string, Map<string, Response>>();
const cacheNamed = (name: string) => {
  const pages = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, pages);
  return {
    put: async (address: string, page: Response) => void pages.set(address, page),
    match: async (address: string) => pages.get(address)?.clone(),
  };
};
const waiting: Promise<unknown>[] = [];
const event = {
  waitUntil: (work: Promise<unknown>) => void waiting.push(work),
} as unknown as ExtendableEvent;
const page = (text: string, build = 'b1', status = 200) =>
  new Response(text, { status, headers: { 'order-app-build': build } });
const served = vi.fn<(address: string) => Promise<Response>>();

const pagesOf = (build: string) => createPages({ build, scope, prefix: 'pages ', patience: 50 });
const visit = async (path: string, build = 'b1') => {
  const answer = await pagesOf(build).answer(new Request(new URL(path, scope)), event);
  await Promise.allSettled(waiting.splice(0));
  return answer.text();
};

beforeEach(() => {
  stored.clear();
  served.mockReset();
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheNamed(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', (asked: Request | string) => served(typeof asked === 'string' ? asked : asked.url));
});
afterEach(() => vi.unstubAllGlobals());

const offline = () => served.mockRejectedValue(new TypeError('Failed to fetch'));

describe('the page of a business', () => {
  it('is the server’s while there is a line, and the last one when there is none, at every path', async () => {
    served.mockImplementation(async (address) => page(`fresh ${new URL(address).pathname}`));
    expect(await visit('/cafe/car_pickup/tea')).toBe('fresh /cafe/car_pickup/tea');
    offline();
    expect(await visit('/cafe/car_pickup')).toBe('fresh /cafe');
  });

  it('of a newer build is shown and not kept: its files may not be there when there is no line', async () => {
    served.mockResolvedValueOnce(page('old'));
    expect(await visit('/cafe')).toBe('old');
    served.mockImplementation(async () => page('new', 'b2'));
    expect(await visit('/cafe')).toBe('new');
    offline();
    expect(await visit('/cafe')).toBe('old');
  });

  it('is kept by the new worker before it begins; the old one’s goes when it does', async () => {
    served.mockResolvedValueOnce(page('old'));
    await visit('/cafe');
    served.mockImplementation(async () => page('new', 'b2'));
    const next = pagesOf('b2');
    await next.keepShell();
    await next.forgetOthers();
    expect([...stored.keys()]).toEqual(['pages b2']);
    offline();
    expect(await visit('/cafe', 'b2')).toBe('new');
  });

  it('is the last one when the line is too slow, or the server fails', async () => {
    served.mockImplementation(async () => page('kept'));
    await visit('/cafe');
    served.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 300, page('late'))));
    expect(await visit('/cafe')).toBe('kept');
    served.mockImplementation(async () => page('Bad gateway', '', 502));
    // What came late is the newer one now.
    expect(await visit('/cafe')).toBe('late');
  });

  it('that is missing or switched off is never the one that is kept', async () => {
    served.mockImplementation(async () => page('kept'));
    await visit('/cafe');
    for (const status of [404, 410]) {
      served.mockImplementation(async () => page('gone', 'b1', status));
      expect(await visit('/cafe')).toBe('gone');
    }
    offline();
    expect(await visit('/cafe')).toBe('kept');
  });

  it('fails as it would without a worker when there is none to show', async () => {
    offline();
    await expect(visit('/cafe')).rejects.toThrow('Failed to fetch');
  });
});
