/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { createPageCache } from './cached-pages.ts';
import { openNotification } from './notification-press.ts';
import { classifyRequest, type RequestKind } from './request-kinds.ts';

/**
 * The service worker of one business's hosted page. It caches only pages of its own build. All files of that build are
 * cached before the worker activates, and file names contain a hash, so builds never mix. A new worker activates when
 * no page of the old worker is open.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
declare const __FILES__: readonly string[];

/** Time without a response after which the worker responds from the cache. */
const NETWORK_TIMEOUT_SECONDS = 5;
const MAX_CACHED_IMAGES = 400;
const MAX_CACHED_RESPONSES = 60;

const scope = new URL(self.registration.scope);
const buildCacheName = (purpose: string): string => `order-app ${scope.pathname} ${purpose}`;
const CACHES = {
  files: buildCacheName('files'),
  apiResponses: buildCacheName('answers'),
  images: buildCacheName('pictures'),
  onDemandFiles: buildCacheName('late files'),
};

const pageCache = createPageCache({
  build: __BUILD__,
  scope,
  cachePrefix: buildCacheName('page '),
  timeoutMs: NETWORK_TIMEOUT_SECONDS * 1000,
});
const precache = new PrecacheController({ cacheName: CACHES.files });
precache.addToCacheList(__FILES__.map((url) => ({ url, revision: null })));

/** Removes the least recently used entries first, and all entries when the storage quota is exceeded. */
const limitEntries = (maxEntries: number): WorkboxPlugin[] => [
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin,
];

const apiResponses = new NetworkFirst({
  cacheName: CACHES.apiResponses,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: limitEntries(MAX_CACHED_RESPONSES),
});
const imageStrategy = new CacheFirst({
  cacheName: CACHES.images,
  plugins: limitEntries(MAX_CACHED_IMAGES),
});
/** Locale files, and other files of a build that are not scripts. They are cached on their first request. */
const onDemandFiles = new CacheFirst({
  cacheName: CACHES.onDemandFiles,
  plugins: limitEntries(MAX_CACHED_RESPONSES),
});

const matchKind =
  (kind: RequestKind): RouteMatchCallback =>
  ({ url, request }) =>
    classifyRequest({ url, method: request.method, isNavigation: request.mode === 'navigate' }, scope) ===
    kind;

registerRoute(matchKind('page'), ({ request, event }) => pageCache.respond(request, event));
registerRoute(new PrecacheRoute(precache));
// A page of a newer build may open before the newer worker activates. The page's files are already in this cache,
// because all builds share the cache and the newer worker has filled it.
registerRoute(
  matchKind('file'),
  async ({ request, event }) =>
    (await caches.match(request.url, { cacheName: CACHES.files })) ??
    onDemandFiles.handle({ request, event }),
);
registerRoute(matchKind('api-response'), apiResponses);
registerRoute(matchKind('image'), imageStrategy);

/**
 * Deletes this build's files from the on-demand cache. The old worker stored them there before this worker was active.
 */
const deleteDuplicateFiles = async (): Promise<void> => {
  const onDemandCache = await caches.open(CACHES.onDemandFiles);
  await Promise.all(__FILES__.map((url) => onDemandCache.delete(url)));
};

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event).then(() => pageCache.cacheShell()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([precache.activate(event), pageCache.deleteOldPages(), deleteDuplicateFiles()]),
  );
});
clientsClaim();
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(event.notification.data, self.clients, scope));
});

const STRATEGIES = { file: onDemandFiles, 'api-response': apiResponses, image: imageStrategy };

self.addEventListener('message', (event) => {
  const { loadedUrls } = Object(event.data) as { readonly loadedUrls?: unknown };
  if (!Array.isArray(loadedUrls)) return;
  const cacheUrl = async (address: unknown): Promise<void> => {
    const url = new URL(String(address));
    const kind = classifyRequest({ url, method: 'GET', isNavigation: false }, scope);
    if (!kind || kind === 'page' || (await caches.match(url.href))) return;
    await Promise.all(STRATEGIES[kind].handleAll({ event, request: new Request(url.href) }));
  };
  event.waitUntil(Promise.allSettled(loadedUrls.map(cacheUrl)));
});
