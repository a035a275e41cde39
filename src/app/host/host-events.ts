import { getDirection } from '../../i18n/direction.ts';
import { paths } from '../../router/paths.ts';
import type { RouteError } from '../../router/route-error.ts';
import { isOwnSite } from '../../stores/business/own-site.ts';
import { createReservationPlacedEmitter } from '../../stores/notifications/reservation-placed-emitter.ts';
import { createPaymentWatch } from '../../stores/payment/payment-watch.ts';
import type { OrderListener, Services } from '../service-types.ts';
import type { AppEvents } from './app-events.ts';
import { createCartSnapshot, formatDecimal } from './cart-snapshot.ts';
import { containKeys } from './contain-keys.ts';
import { containScroll } from './contain-scroll.ts';
import { describeScreen } from './describe-screen.ts';
import { followTranslation } from './follow-translation.ts';
import { lockHostPage } from './lock-host-page.ts';

/**
 * Resolves once the customer has allowed notifications. Resolves at once in browsers that cannot report the permission.
 */
export async function waitForNotificationPermission(): Promise<void> {
  const permission = await navigator.permissions?.query({ name: 'notifications' }).catch(() => undefined);
  if (!permission || permission.state === 'granted') return;
  await new Promise<void>((resolve) => {
    permission.onchange = () => {
      if (permission.state === 'granted') resolve();
    };
  });
}

/**
 * Emits the element's events for the host page. An element that returns to the document emits only what has changed
 * since it left.
 */
export function createHostEvents(services: Services, stage: HTMLDialogElement) {
  const root = stage.getRootNode() as ShadowRoot;
  const { config, stores, i18n, orderListeners, router } = services;
  const { emit } = config;
  const statusByOrderId = new Map<string, number>();
  const lastSentDetails: { [K in keyof AppEvents]?: string } = {
    'cart-change': JSON.stringify({ count: 0, total: null }),
    'auth-change': JSON.stringify({ customer: 'guest' }),
  };

  const emitIfChanged = <K extends keyof AppEvents>(
    name: K,
    detail: AppEvents[K],
    comparedDetail: unknown = detail,
  ) => {
    const text = JSON.stringify(comparedDetail);
    if (lastSentDetails[name] === text) return;
    lastSentDetails[name] = text;
    emit(name, detail);
  };
  const emitCart = () => {
    isCartEventQueued = false;
    const snapshot = createCartSnapshot(stores);
    const { count, total } = snapshot;
    // The total of an empty cart changes from null to zero when the first bill is computed. Emit no event then, because
    // nothing has changed for the host page.
    emitIfChanged('cart-change', snapshot, { count, total: count ? total : null });
  };
  /**
   * True while a `cart-change` event is queued. One change of the cart updates its state several times: first the
   * lines, then the count, then the price.
   */
  let isCartEventQueued = false;
  const queueCartEvent = () => {
    if (!isCartEventQueued) queueMicrotask(emitCart);
    isCartEventQueued = true;
  };
  const emitCustomer = () => emitIfChanged('auth-change', { customer: stores.session.getState().customer });
  const emitLocale = () => {
    const locale = i18n.i18n.language;
    emitIfChanged('locale-change', { locale, dir: getDirection(locale) });
  };
  const emitScreen = () => {
    const screen = describeScreen(services);
    if (screen) emitIfChanged('screen-change', screen);
  };
  /** Labels the stage only while it is a dialog: without a role it must not have a label. */
  const labelStage = () => {
    const name = stage.open ? stores.business.getState().business?.name : undefined;
    stage.ariaLabel = name ? (name[i18n.i18n.language] ?? Object.values(name)[0] ?? null) : null;
  };
  const emitOrder: OrderListener = ({ id: orderId, number, status, total }, isNew) => {
    if (isNew)
      emit('order-placed', {
        orderId,
        number,
        total: formatDecimal(total),
        currency: total.currency.code,
      });
    else if (statusByOrderId.get(orderId) !== status) emit('order-status', { orderId, number, status });
    statusByOrderId.set(orderId, status);
  };

  let lastError: RouteError | null = null;
  /** Emits an error when the chunk of a screen fails to load and the customer sees the error page. */
  const emitLoadError = () => {
    const { error } = router.getState();
    if (error === lastError) return;
    lastError = error;
    if (error?.kind === 'chunk') emit('error', { kind: 'load', message: error.message, path: error.path });
  };

  /**
   * Opens the order whose payment was interrupted. Needed only if the URL does not contain the app's path: a reload
   * then starts at the initial path.
   */
  const resumePayment = async () => {
    const orderId = await stores.getOrCreateStore(createPaymentWatch).takeInterruptedOrderId();
    if (orderId && !/^(path|hash|query)$/.test(config.urlMode ?? ''))
      await router.navigate(paths.order({ referenceId: config.referenceId, orderId }));
  };

  /**
   * Shows order notifications, on the business's own site only. The code loads once the customer has allowed
   * notifications. Returns a function that stops the notifications.
   */
  const startOrderNotifications = (): (() => void) => {
    let isStopped = false;
    let stop = () => {};
    const start = async () => {
      await waitForNotificationPermission();
      const { showOrderNotifications } = await import('./show-order-notifications.ts');
      if (!isStopped) stop = showOrderNotifications(services);
    };
    if (isOwnSite(new URL(config.apiBase).origin))
      start().catch((error) => services.report(error, 'order notifications'));
    return () => {
      isStopped = true;
      stop();
    };
  };

  /** Starts emitting events. Returns a function that stops it. */
  return (): (() => void) => {
    const stopFunctions = [
      stores.cart.subscribe(queueCartEvent),
      stores.cart.subscribe((state, previous) => {
        if (state.delivery !== previous.delivery) emitScreen();
      }),
      stores.session.subscribe(emitCustomer),
      stores.business.subscribe(labelStage),
      stores.menu.subscribe(emitScreen),
      stores
        .getOrCreateStore(createReservationPlacedEmitter)
        .subscribe((reservationId) => emit('reservation-placed', { reservationId })),
      i18n.subscribe(() => {
        emitLocale();
        emitScreen();
        labelStage();
      }),
      () => orderListeners.delete(emitOrder),
      router.subscribe(emitLoadError),
      router.subscribe(emitScreen),
      containKeys(root),
      containScroll(root),
      followTranslation(stage),
      lockHostPage(stage, labelStage),
      startOrderNotifications(),
    ];
    orderListeners.add(emitOrder);
    labelStage();
    emitLocale();
    emitScreen();
    emitCart();
    emitCustomer();
    resumePayment().catch((error) => services.report(error, 'payment'));
    return () => {
      for (const stop of stopFunctions) stop();
    };
  };
}
