/** Data of an order notification (src/app/host/show-order-notifications.ts). */
interface OrderNotificationData {
  readonly orderId?: unknown;
  readonly path?: unknown;
}

/** The parts of WindowClient that are used here. */
interface WindowClientLike {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface ClientsLike {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly WindowClientLike[]>;
  openWindow(url: string): Promise<unknown>;
}

/**
 * When the customer clicks a notification, shows its order in an open page of the business, or in a new page. `scope`
 * is the business's URL.
 */
export async function openNotification(
  notificationData: unknown,
  pages: ClientsLike,
  scope: URL,
): Promise<void> {
  const { orderId, path } = Object(notificationData) as OrderNotificationData;
  const isInScope = (url: string) => {
    const { origin, pathname } = new URL(url);
    return (
      origin === scope.origin && (pathname === scope.pathname || pathname.startsWith(`${scope.pathname}/`))
    );
  };
  const windows = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page = windows.find(({ url }) => isInScope(url));
  if (page) {
    await page.focus();
    page.postMessage({ orderId });
  } else if (typeof path === 'string' && isInScope(path)) await pages.openWindow(path);
}
