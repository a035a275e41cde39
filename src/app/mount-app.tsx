import { createRoot, type Root } from 'react-dom/client';
import { normalisePath } from '../router/normalise-path.ts';
import { applyBaseStyles } from '../theme/base.ts';
import { appSheet } from '../theme/stitches.ts';
import type { AppConfig, AppHandle } from './app-config.ts';
import { createServices } from './services.ts';
import { Shell } from './shell.tsx';

/** The loader's skeleton, by the class it paints it with. */
const SKELETON = '.boot';

/**
 * Starts the app for one element, inside its shadow root. Rendering begins with `connect`; the loader's skeleton stays
 * until the first screen stands, so that nothing flashes and nothing jumps.
 */
export async function mountApp(root: ShadowRoot, config: AppConfig): Promise<AppHandle> {
  const services = await createServices(config);
  const { stores, router, i18n, scroller } = services;
  if (appSheet && !root.adoptedStyleSheets.includes(appSheet)) root.adoptedStyleSheets.push(appSheet);
  applyBaseStyles();

  const place = document.createElement('div');
  place.className = 'place';
  let view: Root | null = null;
  let hostPath = config.path;
  let hostCoupon: string | undefined;
  let announced = false;
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
    for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
      dialog.open = false;
      dialog.showModal();
    }
  };

  const onFirstScreen = () => {
    root.querySelector(SKELETON)?.remove();
    if (announced) return;
    announced = true;
    config.emit('ready', { referenceId: config.referenceId, path: router.getState().route?.path ?? '' });
  };

  const disconnect = () => {
    view?.unmount();
    view = null;
    place.remove();
    router.stop(top);
    stores.stop();
  };

  return {
    connect() {
      if (view) return restore();
      root.append(place);
      stores.start();
      view = createRoot(place);
      view.render(<Shell services={services} onFirstScreen={onFirstScreen} />);
      void i18n.ready.then(() => (view ? router.start() : undefined));
    },
    disconnect,
    update({ locale, path, coupon }) {
      services.setAskedLocale(locale);
      if (coupon !== hostCoupon) stores.cart.getState().offerCoupon(coupon);
      hostCoupon = coupon;
      if (path === hostPath) return;
      hostPath = path;
      if (path !== undefined) void router.navigate(normalisePath(path, config.referenceId));
    },
    dispose: disconnect,
  };
}
