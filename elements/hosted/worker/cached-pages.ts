interface PagesOptions {
  readonly build: string;
  /** The business's own address. */
  readonly scope: URL;
  /** Of the caches of pages, one for each build. */
  readonly prefix: string;
  /** ms after which a kept page is shown instead of waiting on. */
  readonly patience: number;
}

/** As the server names the build a page is of. */
const BUILD_HEADER = 'order-app-build';

/**
 * The page of a business for when there is no line. One page stands for all its paths, since the app finds its own way;
 * it holds the menu as it was when it was fetched.
 */
export function createPages({ build, scope, prefix, patience }: PagesOptions) {
  const name = prefix + build;
  const shell = scope.href;

  /** Keeps a page of this worker's own build, and no other: its files are there. */
  const keep = async (page: Response): Promise<void> => {
    if (!page.ok || page.redirected || page.headers.get(BUILD_HEADER) !== build) return;
    await (await caches.open(name)).put(shell, page);
  };
  const kept = async (): Promise<Response | undefined> => (await caches.open(name)).match(shell);
  const fetchShell = (): Promise<Response> => fetch(shell, { credentials: 'same-origin', cache: 'no-cache' });

  return {
    /** Fetches the page ahead of time. Rejects without a line: the worker is installed another time. */
    async keepShell(): Promise<void> {
      await keep(await fetchShell());
    },

    /**
     * The page from the server; the kept one when there is no line, when it is too slow, or when the server fails. Every
     * visit brings the kept one up to date: a link with a language, a coupon or a dish in it is no page for every path.
     */
    async answer(request: Request, event: ExtendableEvent): Promise<Response> {
      const fresh = fetch(request);
      const refresh = async (page: Response): Promise<void> => {
        if (page.ok) await keep(request.url === shell ? page.clone() : await fetchShell());
      };
      event.waitUntil(fresh.then(refresh).catch(() => undefined));
      const answered = fresh.then(
        async (page) => (page.status >= 500 && (await kept())) || page,
        () => kept(),
      );
      const tooLate = new Promise((resolve) => setTimeout(resolve, patience)).then(kept);
      return (await Promise.race([answered, tooLate])) ?? fresh;
    },

    /** Pages of builds that are gone. */
    async forgetOthers(): Promise<void> {
      const gone = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
      await Promise.all(gone.map((other) => caches.delete(other)));
    },
  };
}
