import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache } from './cached-pages.ts';

const scope = new URL('https://orders.example/cafe');
const fakeCaches = new Map<string, Map<string, Response>>();
const openFakeCache = (name: string) => {
  const pages = fakeCaches.get(name) ?? new Map<string, Response>();
  fakeCaches.set(name, pages);
  return {
    put: async (address: string, pageResponse: Response) => void pages.set(address, pageResponse),
    match: async (address: string) => pages.get(address)?.clone(),
  };
};
const pendingWork: Promise<unknown>[] = [];
const event = {
  waitUntil: (work: Promise<unknown>) => void pendingWork.push(work),
} as unknown as ExtendableEvent;
const page = (text: string, build = 'b1', status = 200) =>
  new Response(text, { status, headers: { 'order-app-build': build } });
const respondTo = vi.fn<(address: string) => Promise<Response>>();

const createTestPages = (build: string) =>
  createPageCache({ build, scope, cachePrefix: 'pages ', timeoutMs: 50 });
const visit = async (path: string, build = 'b1') => {
  const response = await createTestPages(build).respond(new Request(new URL(path, scope)), event);
  await Promise.allSettled(pendingWork.splice(0));
  return response.text();
};

beforeEach(() => {
  fakeCaches.clear();
  respondTo.mockReset();
  vi.stubGlobal('caches', {
    open: async (name: string) => openFakeCache(name),
    keys: async () => [...fakeCaches.keys()],
    delete: async (name: string) => fakeCaches.delete(name),
  });
  vi.stubGlobal('fetch', (request: Request | string) =>
    respondTo(typeof request === 'string' ? request : request.url),
  );
});
afterEach(() => vi.unstubAllGlobals());

const goOffline = () => respondTo.mockRejectedValue(new TypeError('Failed to fetch'));

describe('the page of a business', () => {
  it('responds with the server’s page online and with the last cached page offline, at every path', async () => {
    respondTo.mockImplementation(async (address) => page(`fresh ${new URL(address).pathname}`));
    expect(await visit('/cafe/car_pickup/tea')).toBe('fresh /cafe/car_pickup/tea');
    goOffline();
    expect(await visit('/cafe/car_pickup')).toBe('fresh /cafe');
  });

  it('shows a page of a newer build without caching it in the service worker of the old build', async () => {
    respondTo.mockResolvedValueOnce(page('old'));
    expect(await visit('/cafe')).toBe('old');
    respondTo.mockImplementation(async () => page('new', 'b2'));
    expect(await visit('/cafe')).toBe('new');
    goOffline();
    expect(await visit('/cafe')).toBe('old');
  });

  it('caches the page of the new build and deletes the cached page of the old build', async () => {
    respondTo.mockResolvedValueOnce(page('old'));
    await visit('/cafe');
    respondTo.mockImplementation(async () => page('new', 'b2'));
    const next = createTestPages('b2');
    await next.cacheShell();
    await next.deleteOldPages();
    expect([...fakeCaches.keys()]).toEqual(['pages b2']);
    goOffline();
    expect(await visit('/cafe', 'b2')).toBe('new');
  });

  it('responds with the last cached page when the server is too slow or fails', async () => {
    respondTo.mockImplementation(async () => page('kept'));
    await visit('/cafe');
    respondTo.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 300, page('late'))));
    expect(await visit('/cafe')).toBe('kept');
    respondTo.mockImplementation(async () => page('Bad gateway', '', 502));
    // The response that arrived too late for the customer has still replaced the cached page.
    expect(await visit('/cafe')).toBe('late');
  });

  it('never caches the page of a missing or switched-off business', async () => {
    respondTo.mockImplementation(async () => page('kept'));
    await visit('/cafe');
    for (const status of [404, 410]) {
      respondTo.mockImplementation(async () => page('gone', 'b1', status));
      expect(await visit('/cafe')).toBe('gone');
    }
    goOffline();
    expect(await visit('/cafe')).toBe('kept');
  });

  it('fails like the network when the device is offline and no page is cached', async () => {
    goOffline();
    await expect(visit('/cafe')).rejects.toThrow('Failed to fetch');
  });
});
