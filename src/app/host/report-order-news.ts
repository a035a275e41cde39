import { wordingOf } from '../../domain/business/selling.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { directionOf } from '../../i18n/locales-list.ts';
import { hasMessage } from '../../i18n/messages.ts';
import { paths } from '../../router/paths.ts';
import { createOrderNotifications } from '../../stores/notifications/order-notifications-store.ts';
import type { DeviceOrder } from '../../stores/orders/stored-orders.ts';
import type { Services } from '../service-types.ts';

/** What the page's service worker hands on when such news are pressed (elements/hosted/worker). */
interface Opened {
  readonly orderId?: unknown;
}

/** Shown by the page's worker where it has one: phones know no other way. */
async function show(title: string, options: NotificationOptions, onPress: () => void): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => {
    window.focus();
    onPress();
  };
}

/** Tells the customer how their orders go on while the page is in the background, if they want it. Returns the way to stop. */
export function showOrderNotifications({ stores, config, i18n, router, report }: Services): () => void {
  const { referenceId } = config;
  const news = stores.late(createOrderNotifications);
  const open = (orderId: string) => void router.navigate(paths.order({ referenceId, orderId }));

  const tell = async ({ id, number, sellingType }: DeviceOrder, status: OrderStatus) => {
    const { business } = stores.business.getState();
    const lang = i18n.i18n.language;
    const { t } = i18n.i18n;
    const own = `status.${wordingOf(business, sellingType)}.${status}`;
    const names = business?.name ?? {};
    await show(
      names[lang] ?? Object.values(names)[0] ?? '',
      {
        body: `${t('order.title', { number })}: ${t(hasMessage(i18n.i18n, own) ? own : `status.${status}`)}`,
        lang,
        dir: directionOf(lang),
        // One note per order: the newest stands for those before.
        tag: `order-app:${id}`,
        data: {
          orderId: id,
          path: new URL(router.href(paths.order({ referenceId, orderId: id })), location.href).href,
        },
      },
      () => open(id),
    );
  };
  const hear = ({ data }: MessageEvent) => {
    const { orderId } = Object(data) as Opened;
    if (typeof orderId === 'string' && orderId) open(orderId);
  };
  const worker = navigator.serviceWorker;
  worker?.addEventListener('message', hear);
  const stop = news
    .getState()
    .watch((...heard) => void tell(...heard).catch((error) => report(error, 'order news')));
  return () => {
    worker?.removeEventListener('message', hear);
    stop();
  };
}
