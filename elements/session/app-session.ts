import type { AppConfig, AppHandle, HostOptions } from '../../src/app/app-config.ts';
import type { AppEvents, Emit } from '../../src/app/host/app-events.ts';
import { mountApp } from '../../src/app/mount-app.tsx';
import { yieldToBrowser } from '../../src/lib/yield-to-browser.ts';
import type { AppSession, ElementRoot } from '../loader/element-contract.ts';
import type { OrderAppElement } from '../loader/order-app-element.ts';
import { followNewerBuild } from './follow-newer-build.ts';
import { createErrorSender } from './send-error.ts';
import { createStage } from './stage.ts';
import { createReadySignal, limitTime } from './startup-promises.ts';

/** Tells the other elements of a business on the page that one of them is reset. */
const RESET_EVENT = 'order-app:reset';

const readHostOptions = (host: OrderAppElement): HostOptions => ({
  path: host.path,
  locale: host.locale,
  urlMode: host.urlMode,
  coupon: host.coupon,
  type: host.type,
  branch: host.branch,
  table: host.table,
  area: host.area,
  address: host.address,
  customerName: host.customerName,
  customerPhone: host.customerPhone,
  consent: host.consent,
  colorScheme: host.colorScheme,
  idleReset: host.idleReset,
});

/** Starts the app of an element. Stops it when the element is removed, and restarts it when the business changes. */
export function startApp(element: ElementRoot<AppSession>): AppSession {
  const host = element.root.host as OrderAppElement;
  const stage = createStage(element.root);
  const ready = createReadySignal();
  let running: Promise<AppHandle | null> | undefined;
  let handle: AppHandle | null = null;
  let startedBusiness = '';
  let isAfterReset = false;
  let runningReset: Promise<void> | undefined;
  /** Reference ids that redirected to another business. A repeated id indicates a redirect loop. */
  const movedBusinesses = new Set<string | undefined>();

  const sendError = createErrorSender(
    () => host,
    () => ({ referenceId: host.referenceId ?? '', version: host.version }),
  );
  let stopFollowingBuild: (() => void) | undefined;
  const emit: Emit = (name, detail, options) => {
    if (name === 'error') sendError(detail as AppEvents['error']);
    if (name === 'ready') {
      ready.resolve();
      movedBusinesses.clear();
    }
    return host.dispatchEvent(new CustomEvent(name, { ...options, detail, bubbles: true, composed: true }));
  };
  /** Returns the values that require a new app when they change, as one key. */
  const getBusinessKey = () =>
    JSON.stringify([host.referenceId, host.apiBase, host.loginStorage, host.themeId]);

  /** Elements with the same key share what is stored in the browser. */
  const getStorageKey = () => `${host.referenceId} ${host.apiBase}`;

  const switchBusiness: AppConfig['switchBusiness'] = (referenceId, path) => {
    movedBusinesses.add(host.referenceId);
    if (movedBusinesses.has(referenceId)) return false;
    Object.assign(host, { path, referenceId });
    return true;
  };

  const mount = async (): Promise<AppHandle | null> => {
    const { referenceId, apiBase, businessResponse, locale, loadLocale } = element.preload();
    const isUntouched = isAfterReset;
    isAfterReset = false;
    try {
      await yieldToBrowser();
      return await mountApp(stage.dialog, {
        ...readHostOptions(host),
        referenceId,
        apiBase,
        firstLocale: limitTime(locale),
        loadLocale,
        businessResponse: businessResponse && limitTime(businessResponse),
        emit,
        switchBusiness,
        loginStorage: host.loginStorage,
        themeId: host.themeId,
        reset: () => reset(),
        isUntouched,
        getMaps: () => ({ tiles: host.mapTiles, attribution: host.mapAttribution, geocoder: host.geocoder }),
      });
    } catch (error) {
      running = undefined;
      stage.showSkeleton(applyChanges);
      emit('error', { kind: 'load', message: String(error) });
      return null;
    }
  };

  /** Drops the app, so that `start` creates another app. */
  const dropApp = () => {
    void running?.then((app) => app?.dispose());
    running = element.requests = undefined;
    handle = null;
    ready.reset();
  };

  const start = (): Promise<AppHandle | null> => {
    // The running or starting app may belong to the previous business.
    if (running && startedBusiness !== getBusinessKey()) dropApp();
    if (!running) {
      startedBusiness = getBusinessKey();
      stage.showSkeleton();
      running = mount();
    }
    return running;
  };

  /**
   * Listens to the page and the server only while the element is connected, so that a removed element can be
   * garbage-collected.
   */
  const followChanges = () => {
    window.removeEventListener(RESET_EVENT, onOtherReset);
    if (host.isConnected) window.addEventListener(RESET_EVENT, onOtherReset);
    if (host.isConnected)
      stopFollowingBuild ??= followNewerBuild(element.requests?.getRunningBuild(), (build) =>
        emit('update-available', { build }),
      );
    else {
      stopFollowingBuild?.();
      stopFollowingBuild = undefined;
    }
  };

  function applyChanges(): void {
    const startedApp = start();
    followChanges();
    if (stage.updateOpenState()) emit('open', null);
    void startedApp.then((mounted) => {
      if (startedApp !== running || !mounted) return;
      handle = mounted;
      if (!host.isConnected) return handle.disconnect();
      handle.update(readHostOptions(host));
      handle.connect();
    });
  }

  const requireApp = async (): Promise<AppHandle> => {
    const mounted = await start();
    if (!mounted) throw new Error('order-app: the app could not be started');
    return mounted;
  };

  const eraseAndRestart = async (): Promise<void> => {
    const app = await requireApp();
    await app.erase(readHostOptions(host));
    isAfterReset = true;
    dropApp();
    applyChanges();
  };

  /** `notifyOthers` resets the other elements of this business on the page too. */
  function reset(notifyOthers = true): Promise<void> {
    runningReset ??= eraseAndRestart().finally(() => {
      runningReset = undefined;
    });
    if (notifyOthers) window.dispatchEvent(new CustomEvent(RESET_EVENT, { detail: getStorageKey() }));
    return runningReset;
  }

  const onOtherReset = ({ detail }: Event & { readonly detail?: unknown }) => {
    if (handle && !runningReset && detail === getStorageKey())
      reset(false).catch((error) => emit('error', { kind: 'load', message: String(error) }));
  };

  stage.dialog.addEventListener('close', () => {
    // Ignore the event if the dialog is open again or the element is not connected: moving the element in the host page
    // closes the dialog for a moment only.
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
    whenReady: ready.getPromise,
    navigate: async (path) => (await requireApp()).navigate(path),
    addToCart: async (request) => (await requireApp()).addToCart(request),
    applyCoupon: async (code) => (await requireApp()).applyCoupon(code),
    setLocale: async (code) => (await requireApp()).setLocale(code),
    logout: async () => (await requireApp()).logout(),
    reset: () => reset(),
  };
}
