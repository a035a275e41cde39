import type { AppConfig, AppHandle, HostOptions } from '../../src/app/app-config.ts';
import type { Emit } from '../../src/app/host/app-events.ts';
import { mountApp } from '../../src/app/mount-app.tsx';
import { yieldToBrowser } from '../../src/lib/yield-to-browser.ts';
import type { AppSession, ElementRoot } from '../loader/element-contract.ts';
import type { OrderAppElement } from '../loader/order-app-element.ts';
import { createStage } from './stage.ts';
import { createReadySignal, withTimeout } from './startup-promises.ts';

const readHostOptions = (host: OrderAppElement): HostOptions => ({
  path: host.path,
  locale: host.locale,
  urlMode: host.urlMode,
  coupon: host.coupon,
  type: host.type,
  branch: host.branch,
  table: host.table,
  customerName: host.customerName,
  customerPhone: host.customerPhone,
  consent: host.consent,
  colorScheme: host.colorScheme,
});

/** One element's running app, from the first need of it to the end of the element. */
export function startApp(element: ElementRoot<AppSession>): AppSession {
  const host = element.root.host as OrderAppElement;
  const stage = createStage(element.root);
  const ready = createReadySignal();
  let running: Promise<AppHandle | null> | undefined;
  let handle: AppHandle | null = null;
  let business = '';
  /** Businesses that have moved, on the way to the one that has not. */
  const movedBusinesses = new Set<string | undefined>();

  const emit: Emit = (name, detail, options) => {
    if (name === 'ready') {
      ready.reached();
      movedBusinesses.clear();
    }
    return host.dispatchEvent(new CustomEvent(name, { ...options, detail, bubbles: true, composed: true }));
  };
  /** Another one makes another app. */
  const businessNow = () => JSON.stringify([host.referenceId, host.apiBase]);

  const switchBusiness: AppConfig['switchBusiness'] = (referenceId, path) => {
    movedBusinesses.add(host.referenceId);
    if (movedBusinesses.has(referenceId)) return false;
    Object.assign(host, { path, referenceId });
    return true;
  };

  const mount = async (): Promise<AppHandle | null> => {
    const { referenceId, apiBase, firstData, locale, load } = element.preload();
    try {
      await yieldToBrowser();
      return await mountApp(stage.dialog, {
        ...readHostOptions(host),
        referenceId,
        apiBase,
        firstLocale: withTimeout(locale),
        loadLocale: load,
        firstData: firstData && withTimeout(firstData),
        emit,
        switchBusiness,
        maps: () => ({ tiles: host.mapTiles, attribution: host.mapAttribution, geocoder: host.geocoder }),
      });
    } catch (error) {
      running = undefined;
      stage.showSkeleton(applyChanges);
      emit('error', { kind: 'load', message: String(error) });
      return null;
    }
  };

  const start = (): Promise<AppHandle | null> => {
    if (running && business !== businessNow()) {
      // What is there, or on its way, is of the business before.
      void running.then((app) => app?.dispose());
      running = element.files = undefined;
      handle = null;
      ready.renew();
    }
    if (!running) {
      business = businessNow();
      stage.showSkeleton();
      running = mount();
    }
    return running;
  };

  function applyChanges(): void {
    const started = start();
    if (stage.show()) emit('open', null);
    void started.then((mounted) => {
      if (started !== running || !mounted) return;
      handle = mounted;
      if (!host.isConnected) return handle.disconnect();
      handle.update(readHostOptions(host));
      handle.connect();
    });
  }

  const app = async (): Promise<AppHandle> => {
    const mounted = await start();
    if (!mounted) throw new Error('order-app: the app could not be started');
    return mounted;
  };

  stage.dialog.addEventListener('close', () => {
    // One that a host moves while it is open stays open.
    if (stage.dialog.open || !host.isConnected) return;
    host.removeAttribute('open');
    emit('close', null);
  });
  applyChanges();

  return {
    get cart() {
      return handle?.cart ?? { count: 0, total: null, currency: null };
    },
    applyChanges,
    whenReady: ready.promise,
    navigate: async (path) => (await app()).navigate(path),
    addToCart: async (request) => (await app()).addToCart(request),
    applyCoupon: async (code) => (await app()).applyCoupon(code),
    setLocale: async (code) => (await app()).setLocale(code),
    logout: async () => (await app()).logout(),
  };
}
