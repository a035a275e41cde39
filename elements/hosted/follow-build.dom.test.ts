// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBuild } from './follow-build.ts';

const HOUR = 3_600_000;
const MENU = '/cafe/car_pickup';
const CHECKOUT = '/cafe/car_pickup/checkout';
const load = vi.fn<(address: string) => void>();
const newest = vi.fn<() => Promise<unknown>>();
let element: HTMLElement;

/** The app goes from one screen to another; false when it was kept from it. */
const go = (from: string | null, path: string, cancelable = true) =>
  element.dispatchEvent(new CustomEvent('navigate', { detail: { path, from }, cancelable, bubbles: true }));
const fail = async (detail: object) => {
  element.dispatchEvent(new CustomEvent('error', { detail }));
  await vi.advanceTimersByTimeAsync(0);
};
/** A screen does not arrive: the app is at its path, with an error page. */
const missScreen = async (from: string | null, path: string) => {
  go(from, path);
  await fail({ kind: 'load', message: 'This screen could not be loaded', path });
};
const deploy = async () => {
  newest.mockResolvedValue({ ok: true, json: async () => ({ id: 'new' }) });
  await vi.advanceTimersByTimeAsync(HOUR);
};
const loaded = () => load.mock.calls.map(([address]) => address.replace('http://localhost:3000', ''));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  load.mockReset();
  newest.mockReset().mockResolvedValue({ ok: true, json: async () => ({ id: 'old' }) });
  vi.stubGlobal('fetch', newest);
  element = document.createElement('order-app');
  element.attachShadow({ mode: 'open' });
  followBuild(element, 'old', load);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a newer build', () => {
  // @spec shell/build-manifest-polled-hourly
  it('is loaded on the way to the next screen, and not before', async () => {
    expect(go(MENU, '/cafe/car_pickup/tea')).toBe(true);
    await deploy();
    expect(loaded()).toEqual([]);
    expect(go(MENU, '/cafe/car_pickup/cart?x=1')).toBe(false);
    expect(loaded()).toEqual(['/cafe/car_pickup/cart?x=1']);
  });

  // @spec shell/build-manifest-polled-hourly
  it.each([
    ['into the checkout', '/cafe/car_pickup/cart', CHECKOUT],
    ['out of the checkout', CHECKOUT, '/cafe/car_pickup/cart'],
    ['back from the form of an address', '/cafe/delivery/form', '/cafe/delivery/address'],
    ['to an order that was just placed', CHECKOUT, '/cafe/order/1'],
    ['with a code on its way', '/cafe/login', '/cafe/profile'],
    ['reserving a table', '/cafe/reservation/reserv_dinein', '/cafe/reserv_dinein'],
    ['from a payment that failed', '/cafe/payment/fail?order=1', MENU],
  ])('waits while a customer is %s', async (_where, from, path) => {
    await deploy();
    expect(go(from, path)).toBe(true);
    expect(loaded()).toEqual([]);
    expect(go(MENU, '/cafe')).toBe(false);
  });

  // @spec shell/build-manifest-polled-hourly
  it('waits while something is typed', async () => {
    await deploy();
    const field = document.createElement('textarea');
    element.shadowRoot?.append(field);
    field.value = 'No sugar';
    expect(go('/cafe/car_pickup/tea/karak', MENU)).toBe(true);
    field.value = '';
    expect(go(MENU, '/cafe/car_pickup/cart')).toBe(false);
  });

  it('waits for a line', async () => {
    await deploy();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(go(MENU, '/cafe')).toBe(true);
    online.mockReturnValue(true);
    expect(go('/cafe', MENU)).toBe(false);
  });

  it('is loaded where the browser has gone back to', async () => {
    await deploy();
    go('/cafe/car_pickup/cart', MENU, false);
    expect(loaded()).toEqual([MENU]);
  });

  // @spec constants/reload-guard-10-seconds
  it('is not loaded over and over where the server still has the old one: at most every ten seconds', async () => {
    await deploy();
    go(MENU, '/cafe');
    expect(go('/cafe', MENU)).toBe(true);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(go(MENU, '/cafe')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(go('/cafe', MENU)).toBe(false);
    expect(loaded()).toEqual(['/cafe', MENU]);
  });

  it('is not loaded where nothing can be remembered', async () => {
    await deploy();
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(go(MENU, '/cafe')).toBe(true);
    blocked.mockRestore();
  });

  it('comes in the language the page is in, where a link asked for one', async () => {
    await deploy();
    element.setAttribute('locale', 'ar');
    document.documentElement.lang = 'ar';
    go(MENU, '/cafe?coupon=TEN');
    expect(loaded()).toEqual(['/cafe?coupon=TEN&lang=ar']);
  });
});

describe('a screen whose script is gone', () => {
  // @spec shell/chunk-load-error-reloads-on
  it('is loaded with the page, at once', async () => {
    await missScreen(MENU, '/cafe/car_pickup/cart');
    expect(loaded()).toEqual(['/cafe/car_pickup/cart']);
  });

  it('after the checkout comes with the next press, so that nothing is taken away unasked', async () => {
    await missScreen('/cafe/car_pickup/cart', CHECKOUT);
    expect(loaded()).toEqual([]);
    // "Try again" on the error page.
    go(null, CHECKOUT, false);
    expect(loaded()).toEqual([CHECKOUT]);
  });

  it('is left to its error page while nobody can be reached', async () => {
    newest.mockRejectedValue(new TypeError('Failed to fetch'));
    await missScreen(MENU, '/cafe/car_pickup/cart');
    go(null, '/cafe/car_pickup/cart', false);
    expect(loaded()).toEqual([]);
  });

  // @spec shell/chunk-load-error-reloads-on
  it('that is still gone after loading has an error page: it does not go on for ever', async () => {
    await missScreen(MENU, '/cafe/car_pickup/cart');
    await missScreen(null, '/cafe/car_pickup/cart');
    expect(loaded()).toHaveLength(1);
  });

  it('is no reason to go back there when the customer has gone on meanwhile', async () => {
    let answer: (value: unknown) => void = () => undefined;
    newest.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await missScreen(MENU, '/cafe/car_pickup/cart');
    go(null, '/cafe');
    answer({ ok: true, json: async () => ({ id: 'new' }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded()).toEqual([]);
  });
});

describe('a part of a screen whose script is gone', () => {
  // @spec shell/chunk-load-error-reloads-on
  it.each([
    'TypeError: Failed to fetch dynamically imported module: https://orders.example/assets/bill-1.js',
    'TypeError: error loading dynamically imported module: https://orders.example/assets/bill-1.js',
    'TypeError: Importing a module script failed.',
  ])('comes with the next screen, the one on screen stays: %s', async (message) => {
    await fail({ kind: 'report', message });
    expect(loaded()).toEqual([]);
    expect(go(MENU, '/cafe')).toBe(false);
  });

  it('is no other failure', async () => {
    await fail({ kind: 'report', message: 'TypeError: Failed to fetch' });
    await fail({ kind: 'load', message: 'Error: no app' });
    expect(go(MENU, '/cafe')).toBe(true);
  });
});
