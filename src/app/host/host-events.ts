import { directionOf } from '../../i18n/locales-list.ts';
import { paths } from '../../router/paths.ts';
import type { RouteError } from '../../router/route-error.ts';
import { isOwnSite } from '../../stores/business/own-site.ts';
import { createReservationPlaced } from '../../stores/notifications/reservation-placed.ts';
import { createPaymentWatch } from '../../stores/payment/payment-watch.ts';
import type { OrderListener, Services } from '../service-types.ts';
import type { AppEvents } from './app-events.ts';
import { decimalText, snapshotOf } from './cart-snapshot.ts';
import { holdPage } from './hold-page.ts';

/**
 * What the host is told of as it happens. What was told once is not told again when the element comes back into the
 * document, but for what changed meanwhile.
 */
export function hostEvents(services: Services, stage: HTMLDialogElement) {
  const { config, stores, i18n, orderListeners, router } = services;
  const { emit } = config;
  const statuses = new Map<string, number>();
  const told: { [K in keyof AppEvents]?: string } = {
    'cart-change': JSON.stringify({ count: 0, total: null }),
    'auth-change': JSON.stringify({ customer: 'guest' }),
  };

  const tell = <K extends keyof AppEvents>(name: K, detail: AppEvents[K], what: unknown = detail) => {
    const text = JSON.stringify(what);
    if (told[name] === text) return;
    told[name] = text;
    emit(name, detail);
  };
  const tellCart = () => {
    const snapshot = snapshotOf(stores);
    const { count, total } = snapshot;
    // An empty cart costs nothing, priced or not.
    tell('cart-change', snapshot, { count, total: count ? total : null });
  };
  const tellCustomer = () => tell('auth-change', { customer: stores.session.getState().customer });
  const tellLocale = () => {
    const locale = i18n.i18n.language;
    tell('locale-change', { locale, dir: directionOf(locale) });
  };
  /** Only as a dialog has it a name: one would give a role to what has none. */
  const nameStage = () => {
    const name = stage.open ? stores.business.getState().business?.name : undefined;
    stage.ariaLabel = name ? (name[i18n.i18n.language] ?? Object.values(name)[0] ?? null) : null;
  };
  const tellOrder: OrderListener = ({ id: orderId, number, status, total }, isNew) => {
    if (isNew)
      emit('order-placed', {
        orderId,
        number,
        total: decimalText(total),
        currency: total.currency.code,
      });
    else if (statuses.get(orderId) !== status) emit('order-status', { orderId, number, status });
    statuses.set(orderId, status);
  };

  let missing: RouteError | null = null;
  /** A screen whose code did not arrive: the customer sees an error page instead. */
  const tellMissing = () => {
    const { error } = router.getState();
    if (error === missing) return;
    missing = error;
    if (error?.kind === 'chunk') emit('error', { kind: 'load', message: error.message, path: error.path });
  };

  /** Without a place in the address the app begins anew with a reload: a payment that was on its screen is shown again. */
  const backToPayment = async () => {
    const orderId = await stores.late(createPaymentWatch).takeInterruptedOrder();
    if (orderId && !/^(path|hash|query)$/.test(config.urlMode ?? ''))
      await router.navigate(paths.order({ referenceId: config.referenceId, orderId }));
  };

  /** On a page of the business's own the customer may be told, too. Returns the way to stop. */
  const tellCustomerNews = (): (() => void) => {
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      const { showOrderNotifications } = await import('./report-order-news.ts');
      if (!isOver) stop = showOrderNotifications(services);
    };
    if (isOwnSite(new URL(config.apiBase).origin))
      start().catch((error) => services.report(error, 'order news'));
    return () => {
      isOver = true;
      stop();
    };
  };

  /** Starts telling. Returns the way to stop. */
  return (): (() => void) => {
    const stops = [
      stores.cart.subscribe(tellCart),
      stores.session.subscribe(tellCustomer),
      stores.business.subscribe(nameStage),
      stores
        .late(createReservationPlaced)
        .subscribe((reservationId) => emit('reservation-placed', { reservationId })),
      i18n.subscribe(() => {
        tellLocale();
        nameStage();
      }),
      () => orderListeners.delete(tellOrder),
      router.subscribe(tellMissing),
      holdPage(stage, nameStage),
      tellCustomerNews(),
    ];
    orderListeners.add(tellOrder);
    nameStage();
    tellLocale();
    tellCart();
    tellCustomer();
    backToPayment().catch((error) => services.report(error, 'payment'));
    return () => {
      for (const stop of stops) stop();
    };
  };
}
