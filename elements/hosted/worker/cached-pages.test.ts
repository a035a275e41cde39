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
  waitUntil: (promise: Promise<unknown>) => void pendingWork.push(promise),
} as unknown as ExtendableEvent;
const createPageResponse = (text: string, build = 'b1', status = 200) =>
  new Response(text, { status, headers: { 'order-app-build': build } });
const respondTo = vi.fn<(address: string) => Promise<Response>>();

const createTestPages = (build: string) =>
  createPageCache({ build, scope, cachePrefix: 'pages ', timeoutMs: 50 });
const visitPage = async (path: string, build = 'b1') => {
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
  it('shows the last cached page at every path of the business while the device is offline', async () => {
    respondTo.mockImplementation(async (address) => createPageResponse(`fresh ${new URL(address).pathname}`));
    expect(await visitPage('/cafe/car_pickup/tea')).toBe('fresh /cafe/car_pickup/tea');
    goOffline();
    expect(await visitPage('/cafe/car_pickup')).toBe('fresh /cafe');
  });

  it('shows a page of a newer build, but does not cache the page for the old build', async () => {
    respondTo.mockResolvedValueOnce(createPageResponse('old'));
    expect(await visitPage('/cafe')).toBe('old');
    respondTo.mockImplementation(async () => createPageResponse('new', 'b2'));
    expect(await visitPage('/cafe')).toBe('new');
    goOffline();
    expect(await visitPage('/cafe')).toBe('old');
  });

  it('caches the page of the new build and deletes the cached page of the old build', async () => {
    respondTo.mockResolvedValueOnce(createPageResponse('old'));
    await visitPage('/cafe');
    respondTo.mockImplementation(async () => createPageResponse('new', 'b2'));
    const newPages = createTestPages('b2');
    await newPages.cacheShell();
    await newPages.deleteOldPages();
    expect([...fakeCaches.keys()]).toEqual(['pages b2']);
    goOffline();
    expect(await visitPage('/cafe', 'b2')).toBe('new');
  });

  it('shows the last cached page of a business when the server is too slow or fails', async () => {
    respondTo.mockImplementation(async () => createPageResponse('kept'));
    await visitPage('/cafe');
    respondTo.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 300, createPageResponse('late'))),
    );
    expect(await visitPage('/cafe')).toBe('kept');
    respondTo.mockImplementation(async () => createPageResponse('Bad gateway', '', 502));
    // The response that arrived too late for the customer has still replaced the cached page.
    expect(await visitPage('/cafe')).toBe('late');
  });

  it('never caches the page of a missing or switched-off business', async () => {
    respondTo.mockImplementation(async () => createPageResponse('kept'));
    await visitPage('/cafe');
    for (const status of [404, 410]) {
      respondTo.mockImplementation(async () => createPageResponse('gone', 'b1', status));
      expect(await visitPage('/cafe')).toBe('gone');
    }
    goOffline();
    expect(await visitPage('/cafe')).toBe('kept');
  });

  it('rejects with the network’s error when the device is offline and no page is cached', async () => {
    goOffline();
    await expect(visitPage('/cafe')).rejects.toThrow('Failed to fetch');
  });
});
