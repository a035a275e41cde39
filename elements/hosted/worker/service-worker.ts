/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { createPages } from './cached-pages.ts';
import { openPressed } from './notification-press.ts';
import { type Kind, kindOf } from './request-kinds.ts';

/**
 * The service worker of one business's hosted page. A page and the build it names belong together: pages are kept only of
 * this worker's own build, whose files are all there before it begins, and files carry their content in their names. So
 * old and new never mix. A new worker begins when no page of the old one is left; until then what is online is new anyway.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
declare const __FILES__: readonly string[];

/** A line this slow is as good as none: what is kept is shown. */
const PATIENCE_SECONDS = 5;
const MOST_PICTURES = 400;
const MOST_ANSWERS = 60;

const scope = new URL(self.registration.scope);
const named = (what: string): string => `order-app ${scope.pathname} ${what}`;
const CACHES = {
  files: named('files'),
  answers: named('answers'),
  pictures: named('pictures'),
  late: named('late files'),
};

const pages = createPages({
  build: __BUILD__,
  scope,
  prefix: named('page '),
  patience: PATIENCE_SECONDS * 1000,
});
const files = new PrecacheController({ cacheName: CACHES.files });
files.addToCacheList(__FILES__.map((url) => ({ url, revision: null })));

/** What was not asked for the longest goes first; all of it when the device is full. */
const atMost = (maxEntries: number): WorkboxPlugin[] => [
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin,
];

const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: atMost(MOST_ANSWERS),
});
const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: atMost(MOST_PICTURES),
});
/** Languages, and whatever a build brings beside its scripts, once it was asked for. */
const lateFiles = new CacheFirst({
  cacheName: CACHES.late,
  plugins: atMost(MOST_ANSWERS),
});

const is =
  (kind: Kind): RouteMatchCallback =>
  ({ url, request }) =>
    kindOf({ url, method: request.method, isNavigation: request.mode === 'navigate' }, scope) === kind;

registerRoute(is('page'), ({ request, event }) => pages.answer(request, event));
registerRoute(new PrecacheRoute(files));
// A page of a newer build is there before its worker may begin; that one has brought its files already.
registerRoute(
  is('file'),
  async ({ request, event }) =>
    (await caches.match(request.url, { cacheName: CACHES.files })) ?? lateFiles.handle({ request, event }),
);
registerRoute(is('answer'), answers);
registerRoute(is('picture'), pictures);

/** An older build's worker, at work until this one takes over, keeps files of this build among those fetched late. */
const forgetDoubles = async (): Promise<void> => {
  const late = await caches.open(CACHES.late);
  await Promise.all(__FILES__.map((url) => late.delete(url)));
};

self.addEventListener('install', (event) => {
  event.waitUntil(files.install(event).then(() => pages.keepShell()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), pages.forgetOthers(), forgetDoubles()]));
});
clientsClaim();
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPressed(event.notification.data, self.clients, scope));
});

const STRATEGIES = { file: lateFiles, answer: answers, picture: pictures };

self.addEventListener('message', (event) => {
  const { seen } = Object(event.data) as { readonly seen?: unknown };
  if (!Array.isArray(seen)) return;
  const keep = async (address: unknown): Promise<void> => {
    const url = new URL(String(address));
    const kind = kindOf({ url, method: 'GET', isNavigation: false }, scope);
    if (!kind || kind === 'page' || (await caches.match(url.href))) return;
    await Promise.all(STRATEGIES[kind].handleAll({ event, request: new Request(url.href) }));
  };
  event.waitUntil(Promise.allSettled(seen.map(keep)));
});
