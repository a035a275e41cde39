import { findStatusKey } from '../../components/orders/order-status-text.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { getDirection } from '../../i18n/direction.ts';
import { paths } from '../../router/paths.ts';
import { createOrderNotifications } from '../../stores/notifications/order-notifications-store.ts';
import type { DeviceOrder } from '../../stores/orders/stored-orders.ts';
import type { Services } from '../service-types.ts';

/** The message that the service worker sends when the customer presses a notification (elements/hosted/worker). */
interface OpenOrderMessage {
  readonly orderId?: unknown;
}

/** Uses the page's service worker if there is one, because mobile browsers support no other way. */
async function showNotification(
  title: string,
  options: NotificationOptions,
  onPress: () => void,
): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => {
    window.focus();
    onPress();
  };
}

/**
 * Notifies the customer of status changes of their orders while the page is in the background, if they have enabled
 * notifications. Returns a function that stops the notifications.
 */
export function showOrderNotifications({ stores, config, i18n, router, report }: Services): () => void {
  const { referenceId } = config;
  const notifications = stores.getOrCreateStore(createOrderNotifications);
  const openOrder = (orderId: string) => void router.navigate(paths.order({ referenceId, orderId }));

  const notify = async (order: DeviceOrder, status: OrderStatus) => {
    const { id, number } = order;
    const { business } = stores.business.getState();
    const lang = i18n.i18n.language;
    const { t } = i18n.i18n;
    const statusText = t(findStatusKey(i18n.i18n, business, order, status, stores.now()));
    const names = business?.name ?? {};
    await showNotification(
      names[lang] ?? Object.values(names)[0] ?? '',
      {
        body: `${t('order.title', { number })}: ${statusText}`,
        lang,
        dir: getDirection(lang),
        // One notification per order: a new notification replaces the previous one.
        tag: `order-app:${id}`,
        data: {
          orderId: id,
          path: new URL(router.buildHref(paths.order({ referenceId, orderId: id })), location.href).href,
        },
      },
      () => openOrder(id),
    );
  };
  const onWorkerMessage = ({ data }: MessageEvent) => {
    const { orderId } = Object(data) as OpenOrderMessage;
    if (typeof orderId === 'string' && orderId) openOrder(orderId);
  };
  const worker = navigator.serviceWorker;
  worker?.addEventListener('message', onWorkerMessage);
  const stop = notifications
    .getState()
    .watchOrders(
      (...change) => void notify(...change).catch((error) => report(error, 'order notifications')),
    );
  return () => {
    worker?.removeEventListener('message', onWorkerMessage);
    stop();
  };
}
