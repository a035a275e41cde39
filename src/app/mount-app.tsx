import { prepareTimeZones } from '../domain/schedule/zoned.ts';
import { parseColor } from '../lib/color.ts';
import { once } from '../lib/once.ts';
import { PENDING_SCREEN_SELECTOR, type PendingScreen } from '../lib/pending-clicks.ts';
import { yieldToBrowser } from '../lib/yield-to-browser.ts';
import { applyBaseStyles } from '../theme/base.ts';
import { appSheet } from '../theme/stitches.ts';
import type { AppConfig, AppHandle } from './app-config.ts';
import { createBrowserEnvironment } from './environment.ts';
import { createCartSnapshot } from './host/cart-snapshot.ts';
import { countVisit } from './host/count-visit.ts';
import { createHostEvents } from './host/host-events.ts';
import { takeOverFirstScreen } from './host/take-over-first-screen.ts';
import { trackWithConsent } from './host/track-with-consent.ts';
import { createHostOptionsUpdater } from './host/update-host-options.ts';
import { reloadAfterVisit } from './host/visit-id.ts';
import { createServices } from './services.ts';
import { Shell } from './shell.tsx';
import { createView } from './view.tsx';

/** Selects the loader's skeleton. */
const SKELETON_SELECTOR = '.boot';

/** The brand colour that the host page sets as a CSS variable; '' if it is missing or not a colour. */
const readBrandColor = (host: Element): string => {
  const text = getComputedStyle(host).getPropertyValue('--order-app-brand').trim();
  return parseColor(text) ? text : '';
};

/**
 * Starts the app for one element. Renders it in `stage`, the dialog in the element's shadow root. Rendering begins with
 * `connect`. The loader's skeleton stays until the first screen is rendered, so that nothing flashes or jumps.
 */
export async function mountApp(stage: HTMLDialogElement, config: AppConfig): Promise<AppHandle> {
  const services = await createServices(config, createBrowserEnvironment());
  const { stores, router, i18n, scroller, tracking } = services;
  const root = stage.getRootNode() as ShadowRoot;
  if (appSheet && !root.adoptedStyleSheets.includes(appSheet)) root.adoptedStyleSheets.push(appSheet);
  applyBaseStyles();
  await yieldToBrowser();
  prepareTimeZones();
  await yieldToBrowser();

  let view: HTMLElement | null = null;
  let isReadyEmitted = false;
  let stopHostEvents: (() => void) | null = null;
  let stopReloading: (() => void) | null = null;
  // Updated on every scroll event, because a removed element has lost its scroll position when `disconnect` runs.
  let lastScrollTop = 0;
  root.addEventListener(
    'scroll',
    ({ target }) => {
      if (target === scroller.current) lastScrollTop = scroller.current?.scrollTop ?? 0;
    },
    true,
  );

  /** Moving the element in the host page closes its dialogs and resets its scroll position. This restores both. */
  const restoreAfterMove = () => {
    if (scroller.current) scroller.current.scrollTop ||= lastScrollTop;
    for (const dialog of view?.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)') ?? []) {
      dialog.open = false;
      dialog.showModal();
    }
  };

  /**
   * Tracks the dishes that the loader has added. The cart was empty before: the loader adds dishes only on the server's
   * first screen, which a customer with a stored cart does not see.
   */
  const trackEarlyCart = () => {
    const { cart } = stores.cart.getState();
    tracking.track({ kind: 'cart', before: { ...cart, lines: [] }, after: cart });
  };

  const onFirstScreen = () => {
    const firstScreen = root.querySelector<PendingScreen>(PENDING_SCREEN_SELECTOR);
    if (firstScreen && view)
      void takeOverFirstScreen(firstScreen, view, () => scroller.current, trackEarlyCart);
    const skeleton = root.querySelector(SKELETON_SELECTOR);
    const hadFocus = skeleton?.contains(root.activeElement);
    skeleton?.remove();
    // Move the focus from the skeleton's close button, which is gone, to the app's close button.
    if (hadFocus) view?.querySelector<HTMLElement>('[part=close]')?.focus();
    if (isReadyEmitted) return;
    isReadyEmitted = true;
    config.emit('ready', { referenceId: config.referenceId, path: router.getState().route?.path ?? '' });
    trackWithConsent(services);
    countVisit(services);
  };

  const disconnect = () => {
    // A library of the host page may have replaced `remove` with one that throws if there is no parent.
    if (view?.parentNode) view.remove();
    view = null;
    router.stop(lastScrollTop);
    stores.stop();
    stopHostEvents?.();
    stopReloading?.();
    stopHostEvents = stopReloading = null;
  };

  // Loaded on demand, because few host pages call the element's methods.
  const loadHostCalls = once(async () => (await import('./host/host-calls.ts')).createHostCalls(services));
  const startHostEvents = createHostEvents(services, stage);

  const loadEraser = once(() => import('./host/erase-visit.ts'));

  return {
    connect() {
      if (view) return restoreAfterMove();
      stores.start();
      view = createView(
        <Shell services={services} brand={readBrandColor(root.host)} onFirstScreen={onFirstScreen} />,
      );
      stage.append(view);
      void i18n.ready.then(yieldToBrowser).then(() => (view ? router.start() : undefined));
      stopHostEvents = startHostEvents();
      stopReloading = reloadAfterVisit();
    },
    disconnect,
    update: createHostOptionsUpdater(services),
    dispose: disconnect,
    get cart() {
      return createCartSnapshot(stores);
    },
    navigate: async (path) => (await loadHostCalls()).navigate(path),
    addToCart: async (request) => (await loadHostCalls()).addToCart(request),
    applyCoupon: async (code) => (await loadHostCalls()).applyCoupon(code),
    setLocale: async (code) => (await loadHostCalls()).setLocale(code),
    logout: () => stores.session.getState().logout(),
    async erase(options) {
      await (await loadEraser()).eraseVisit(services, options);
      disconnect();
    },
  };
}
