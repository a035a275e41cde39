import { once } from '../lib/once.ts';
import { applyBaseStyles } from '../theme/base.ts';
import { parseColor } from '../theme/color.ts';
import { appSheet } from '../theme/stitches.ts';
import type { AppConfig, AppHandle } from './app-config.ts';
import { snapshotOf } from './host/cart-snapshot.ts';
import { followConsent } from './host/follow-consent.ts';
import { hostOptions } from './host/host-options.ts';
import { createServices } from './services.ts';
import { Shell } from './shell.tsx';
import { viewOf } from './view.tsx';

/** The loader's skeleton, by the class it paints it with. */
const SKELETON = '.boot';

/** A colour of the host's page's choice; what is none is as good as nothing. */
const brandOf = (host: Element): string => {
  const text = getComputedStyle(host).getPropertyValue('--order-app-brand').trim();
  return parseColor(text) ? text : '';
};

/**
 * Starts the app for one element, inside its shadow root's `stage`. Rendering begins with `connect`; the loader's skeleton
 * stays until the first screen stands, so that nothing flashes and nothing jumps.
 */
export async function mountApp(stage: HTMLDialogElement, config: AppConfig): Promise<AppHandle> {
  const services = await createServices(config);
  const { stores, router, i18n, scroller } = services;
  const root = stage.getRootNode() as ShadowRoot;
  if (appSheet && !root.adoptedStyleSheets.includes(appSheet)) root.adoptedStyleSheets.push(appSheet);
  applyBaseStyles();

  let view: HTMLElement | null = null;
  let announced = false;
  let stopTelling: (() => void) | null = null;
  // What is taken out of a page forgets how far it was scrolled before it can be asked.
  let top = 0;
  root.addEventListener(
    'scroll',
    ({ target }) => {
      if (target === scroller.current) top = scroller.current?.scrollTop ?? 0;
    },
    true,
  );

  /** After a move, which shuts windows and scrolls up. */
  const restore = () => {
    if (scroller.current) scroller.current.scrollTop ||= top;
    for (const dialog of view?.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)') ?? []) {
      dialog.open = false;
      dialog.showModal();
    }
  };

  const onFirstScreen = () => {
    const skeleton = root.querySelector(SKELETON);
    const hadFocus = skeleton?.contains(root.activeElement);
    skeleton?.remove();
    // Its way out was focused when the dialog opened; the app has one of its own.
    if (hadFocus) view?.querySelector<HTMLElement>('[part=close]')?.focus();
    if (announced) return;
    announced = true;
    config.emit('ready', { referenceId: config.referenceId, path: router.getState().route?.path ?? '' });
    followConsent(services);
  };

  const disconnect = () => {
    // A host's library may have another `remove`, which throws where there is no parent.
    if (view?.parentNode) view.remove();
    view = null;
    router.stop(top);
    stores.stop();
    stopTelling?.();
    stopTelling = null;
  };

  // What a host asks and is told is no part of the first screen.
  const calls = once(async () => (await import('./host/host-calls.ts')).hostCalls(services));
  const teller = once(async () => (await import('./host/host-events.ts')).hostEvents(services, stage));
  const tell = () =>
    teller().then(
      (start) => {
        if (view && !stopTelling) stopTelling = start();
      },
      (error) => services.report(error, 'events'),
    );

  return {
    connect() {
      if (view) return restore();
      stores.start();
      view = viewOf(<Shell services={services} brand={brandOf(root.host)} onFirstScreen={onFirstScreen} />);
      stage.append(view);
      void i18n.ready.then(() => (view ? router.start() : undefined));
      void tell();
    },
    disconnect,
    update: hostOptions(services),
    dispose: disconnect,
    get cart() {
      return snapshotOf(stores);
    },
    navigate: async (path) => (await calls()).navigate(path),
    addToCart: async (request) => (await calls()).addToCart(request),
    applyCoupon: async (code) => (await calls()).applyCoupon(code),
    setLocale: async (code) => (await calls()).setLocale(code),
    logout: () => stores.session.getState().logout(),
  };
}
