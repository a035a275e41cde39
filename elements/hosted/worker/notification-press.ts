/** What a note about an order carries (src/app/host/show-order-notifications.ts). */
interface OrderNote {
  readonly orderId?: unknown;
  readonly path?: unknown;
}

/** Of a page of this business, as far as this is concerned. */
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface Pages {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Somebody pressed a note: the order, in the page that is open, else in a new one. `scope` is the business's address. */
export async function openPressed(note: unknown, pages: Pages, scope: URL): Promise<void> {
  const { orderId, path } = Object(note) as OrderNote;
  const isOwn = (url: string) => {
    const { origin, pathname } = new URL(url);
    return (
      origin === scope.origin && (pathname === scope.pathname || pathname.startsWith(`${scope.pathname}/`))
    );
  };
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => isOwn(url));
  if (page) {
    await page.focus();
    page.postMessage({ orderId });
  } else if (typeof path === 'string' && isOwn(path)) await pages.openWindow(path);
}
