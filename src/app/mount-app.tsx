import { createRoot, type Root } from 'react-dom/client';
import { once } from '../lib/once.ts';
import { applyBaseStyles } from '../theme/base.ts';
import { parseColor } from '../theme/color.ts';
import { appSheet } from '../theme/stitches.ts';
import type { AppConfig, AppHandle } from './app-config.ts';
import { snapshotOf } from './cart-snapshot.ts';
import { hostOptions } from './host-options.ts';
import { createServices } from './services.ts';
import { Shell } from './shell.tsx';

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
  const { stores, router, i18n } = services;
  const root = stage.getRootNode() as ShadowRoot;
  if (appSheet && !root.adoptedStyleSheets.includes(appSheet)) root.adoptedStyleSheets.push(appSheet);
  applyBaseStyles();

  const place = document.createElement('div');
  place.className = 'place';
  let view: Root | null = null;
  let announced = false;
  let stopTelling: (() => void) | null = null;

  const onFirstScreen = () => {
    const skeleton = root.querySelector(SKELETON);
    const hadFocus = skeleton?.contains(root.activeElement);
    skeleton?.remove();
    // Its way out was focused when the dialog opened; the app has one of its own.
    if (hadFocus) place.querySelector<HTMLElement>('[part=close]')?.focus();
    if (announced) return;
    announced = true;
    config.emit('ready', { referenceId: config.referenceId, path: router.getState().route?.path ?? '' });
  };

  const disconnect = () => {
    view?.unmount();
    view = null;
    place.remove();
    router.stop();
    stores.stop();
    stopTelling?.();
    stopTelling = null;
  };

  // What a host asks and is told is no part of the first screen.
  const calls = once(async () => (await import('./host-calls.ts')).hostCalls(services));
  const teller = once(async () => (await import('./host-events.ts')).hostEvents(services, stage));
  const tell = () =>
    teller().then(
      (start) => {
        if (view && !stopTelling) stopTelling = start();
      },
      (error) => services.report(error, 'events'),
    );

  return {
    connect() {
      if (view) return;
      stage.append(place);
      stores.start();
      view = createRoot(place);
      view.render(<Shell services={services} brand={brandOf(root.host)} onFirstScreen={onFirstScreen} />);
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
