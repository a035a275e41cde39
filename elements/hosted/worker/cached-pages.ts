interface PagesOptions {
  readonly build: string;
  /** The business's own URL. */
  readonly scope: URL;
  /** Prefix of the names of the page caches. Each build has its own cache. */
  readonly cachePrefix: string;
  /** Time after which the cached page is shown instead of waiting for the server. */
  readonly timeoutMs: number;
}

/** Response header with the build of a page. */
const BUILD_HEADER = 'order-app-build';

/**
 * Caches the page of a business for offline use. One page serves all paths of the business, because the app does the
 * routing. The page contains the menu as of the time when the page was fetched.
 */
export function createPageCache({ build, scope, cachePrefix, timeoutMs }: PagesOptions) {
  const cacheName = cachePrefix + build;
  const shellUrl = scope.href;

  /** Stores a page only if it belongs to this worker's build, whose files are all cached. */
  const storePage = async (page: Response): Promise<void> => {
    if (!page.ok || page.redirected || page.headers.get(BUILD_HEADER) !== build) return;
    await (await caches.open(cacheName)).put(shellUrl, page);
  };
  const readCachedPage = async (): Promise<Response | undefined> =>
    (await caches.open(cacheName)).match(shellUrl);
  const fetchShell = (): Promise<Response> =>
    fetch(shellUrl, { credentials: 'same-origin', cache: 'no-cache' });

  return {
    /**
     * Fetches and stores the page during installation. Rejects while offline, so that the browser installs the worker
     * later.
     */
    async cacheShell(): Promise<void> {
      await storePage(await fetchShell());
    },

    /**
     * Responds with the server's page, or with the cached one while offline, after the timeout, or on a server error.
     * Every visit refreshes the cached page. The page to cache always comes from the business's own URL, because pages
     * at other URLs may be specific to a language, a coupon or a dish.
     */
    async respond(request: Request, event: ExtendableEvent): Promise<Response> {
      const networkResponse = fetch(request);
      const refresh = async (page: Response): Promise<void> => {
        if (page.ok) await storePage(request.url === shellUrl ? page.clone() : await fetchShell());
      };
      event.waitUntil(networkResponse.then(refresh).catch(() => undefined));
      const networkOrCache = networkResponse.then(
        async (page) => (page.status >= 500 && (await readCachedPage())) || page,
        () => readCachedPage(),
      );
      const cachedAfterTimeout = new Promise((resolve) => setTimeout(resolve, timeoutMs)).then(
        readCachedPage,
      );
      return (await Promise.race([networkOrCache, cachedAfterTimeout])) ?? networkResponse;
    },

    /** Deletes the cached pages of other builds. */
    async deleteOldPages(): Promise<void> {
      const oldCaches = (await caches.keys()).filter(
        (other) => other.startsWith(cachePrefix) && other !== cacheName,
      );
      await Promise.all(oldCaches.map((other) => caches.delete(other)));
    },
  };
}
