// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBuild } from './follow-build.ts';

const HOUR_MS = 3_600_000;
const MENU_PATH = '/cafe/car_pickup';
const CHECKOUT_PATH = '/cafe/car_pickup/checkout';
const loadPage = vi.fn<(address: string) => void>();
const fetchBuild = vi.fn<() => Promise<unknown>>();
let element: HTMLElement;

/** Dispatches `navigate` as the app does. Returns false if the event was cancelled. */
const navigate = (from: string | null, path: string, cancelable = true) =>
  element.dispatchEvent(new CustomEvent('navigate', { detail: { path, from }, cancelable, bubbles: true }));
const dispatchError = async (detail: object) => {
  element.dispatchEvent(new CustomEvent('error', { detail }));
  await vi.advanceTimersByTimeAsync(0);
};
/** Navigates to a screen whose script does not load. The app shows an error page at its path. */
const failToLoadScreen = async (from: string | null, path: string) => {
  navigate(from, path);
  await dispatchError({ kind: 'load', message: 'This screen could not be loaded', path });
};
const deployNewBuild = async () => {
  fetchBuild.mockResolvedValue({ ok: true, json: async () => ({ id: 'new' }) });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
};
const listLoadedPaths = () =>
  loadPage.mock.calls.map(([address]) => address.replace('http://localhost:3000', ''));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  loadPage.mockReset();
  fetchBuild.mockReset().mockResolvedValue({ ok: true, json: async () => ({ id: 'old' }) });
  vi.stubGlobal('fetch', fetchBuild);
  element = document.createElement('order-app');
  element.attachShadow({ mode: 'open' });
  followBuild(element, 'old', loadPage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a newer build', () => {
  // @spec shell/build-manifest-polled-hourly
  it('reloads a hosted page into a newer build only on the next navigation', async () => {
    expect(navigate(MENU_PATH, '/cafe/car_pickup/tea')).toBe(true);
    await deployNewBuild();
    expect(listLoadedPaths()).toEqual([]);
    expect(navigate(MENU_PATH, '/cafe/car_pickup/cart?x=1')).toBe(false);
    expect(listLoadedPaths()).toEqual(['/cafe/car_pickup/cart?x=1']);
  });

  // @spec shell/build-manifest-polled-hourly
  it.each([
    ['to the checkout', '/cafe/car_pickup/cart', CHECKOUT_PATH],
    ['away from the checkout', CHECKOUT_PATH, '/cafe/car_pickup/cart'],
    ['away from the address form', '/cafe/delivery/form', '/cafe/delivery/address'],
    ['to an order that was placed just now', CHECKOUT_PATH, '/cafe/order/1'],
    ['away from the login', '/cafe/login', '/cafe/profile'],
    ['away from a reservation', '/cafe/reservation/reserv_dinein', '/cafe/reserv_dinein'],
    ['away from a failed payment', '/cafe/payment/fail?order=1', MENU_PATH],
  ])('does not reload into a newer build on a navigation %s', async (_navigation, from, path) => {
    await deployNewBuild();
    expect(navigate(from, path)).toBe(true);
    expect(listLoadedPaths()).toEqual([]);
    expect(navigate(MENU_PATH, '/cafe')).toBe(false);
  });

  // @spec shell/build-manifest-polled-hourly
  it('does not reload into a newer build while a field contains typed text', async () => {
    await deployNewBuild();
    const field = document.createElement('textarea');
    element.shadowRoot?.append(field);
    field.value = 'No sugar';
    expect(navigate('/cafe/car_pickup/tea/karak', MENU_PATH)).toBe(true);
    field.value = '';
    expect(navigate(MENU_PATH, '/cafe/car_pickup/cart')).toBe(false);
  });

  it('does not reload into a newer build while the device is offline', async () => {
    await deployNewBuild();
    const onlineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(navigate(MENU_PATH, '/cafe')).toBe(true);
    onlineSpy.mockReturnValue(true);
    expect(navigate('/cafe', MENU_PATH)).toBe(false);
  });

  it('reloads the page into a newer build when the customer goes back in the browser', async () => {
    await deployNewBuild();
    navigate('/cafe/car_pickup/cart', MENU_PATH, false);
    expect(listLoadedPaths()).toEqual([MENU_PATH]);
  });

  // @spec constants/reload-guard-10-seconds
  it('reloads a hosted page at most every ten seconds while the server still sends the old build', async () => {
    await deployNewBuild();
    navigate(MENU_PATH, '/cafe');
    expect(navigate('/cafe', MENU_PATH)).toBe(true);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(navigate(MENU_PATH, '/cafe')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(navigate('/cafe', MENU_PATH)).toBe(false);
    expect(listLoadedPaths()).toEqual(['/cafe', MENU_PATH]);
  });

  it('does not reload into a newer build when session storage is blocked', async () => {
    await deployNewBuild();
    const storageSpy = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(navigate(MENU_PATH, '/cafe')).toBe(true);
    storageSpy.mockRestore();
  });

  it('keeps the language of the link when the page reloads into a newer build', async () => {
    await deployNewBuild();
    element.setAttribute('locale', 'ar');
    document.documentElement.lang = 'ar';
    navigate(MENU_PATH, '/cafe?coupon=TEN');
    expect(listLoadedPaths()).toEqual(['/cafe?coupon=TEN&lang=ar']);
  });
});

describe('a screen whose script is missing', () => {
  // @spec shell/chunk-load-error-reloads-on
  it('reloads the page at once when the script of a screen is missing', async () => {
    await failToLoadScreen(MENU_PATH, '/cafe/car_pickup/cart');
    expect(listLoadedPaths()).toEqual(['/cafe/car_pickup/cart']);
  });

  it('reloads a checkout whose script is missing only when the customer presses "Try again"', async () => {
    await failToLoadScreen('/cafe/car_pickup/cart', CHECKOUT_PATH);
    expect(listLoadedPaths()).toEqual([]);
    // "Try again" on the error page.
    navigate(null, CHECKOUT_PATH, false);
    expect(listLoadedPaths()).toEqual([CHECKOUT_PATH]);
  });

  it('keeps the error page when the script of a screen is missing and the server cannot be reached', async () => {
    fetchBuild.mockRejectedValue(new TypeError('Failed to fetch'));
    await failToLoadScreen(MENU_PATH, '/cafe/car_pickup/cart');
    navigate(null, '/cafe/car_pickup/cart', false);
    expect(listLoadedPaths()).toEqual([]);
  });

  // @spec shell/chunk-load-error-reloads-on
  it('keeps the error page when the script of a screen is still missing after a reload', async () => {
    await failToLoadScreen(MENU_PATH, '/cafe/car_pickup/cart');
    await failToLoadScreen(null, '/cafe/car_pickup/cart');
    expect(listLoadedPaths()).toHaveLength(1);
  });

  it('does not reload the page for a missing script after the customer has opened another screen', async () => {
    let respond: (value: unknown) => void = () => undefined;
    fetchBuild.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await failToLoadScreen(MENU_PATH, '/cafe/car_pickup/cart');
    navigate(null, '/cafe');
    respond({ ok: true, json: async () => ({ id: 'new' }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(listLoadedPaths()).toEqual([]);
  });
});

describe('a part of a screen whose script is missing', () => {
  // @spec shell/chunk-load-error-reloads-on
  it.each([
    'TypeError: Failed to fetch dynamically imported module: https://orders.example/assets/bill-1.js',
    'TypeError: error loading dynamically imported module: https://orders.example/assets/bill-1.js',
    'TypeError: Importing a module script failed.',
  ])(
    'keeps the current screen after the error "%s", and reloads the page when the customer opens the next screen',
    async (message) => {
      await dispatchError({ kind: 'report', message });
      expect(listLoadedPaths()).toEqual([]);
      expect(navigate(MENU_PATH, '/cafe')).toBe(false);
    },
  );

  it('does not reload the page after errors that no newer build can repair', async () => {
    await dispatchError({ kind: 'report', message: 'TypeError: Failed to fetch' });
    await dispatchError({ kind: 'load', message: 'Error: no app' });
    expect(navigate(MENU_PATH, '/cafe')).toBe(true);
  });
});
