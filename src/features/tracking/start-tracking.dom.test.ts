// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toOrder } from '../../api/mappers/map-order.ts';
import { restaurantBody, wireOrder } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { ROUTES } from '../../router/route-table.ts';
import type { RouteTable } from '../../router/route-types.ts';
import { createRouter } from '../../router/router.ts';
import { createSharedStorage, createTestStores, itemChoice } from '../../stores/testing/test-stores.ts';
import { createTracking } from '../../stores/tracking/tracking-store.ts';
import { startTracking, type TrackDetail } from './start-tracking.ts';

const PIXELS = [1, 2, 3, 4, 5].map((type) => ({ type, id: `id-${type}` }));
const screen = () => null;
const routes = Object.fromEntries(
  ROUTES.map(([name]) => [name, { layout: 'default', load: () => screen }]),
) as RouteTable<() => null>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts tracking in an element of a business with pixels, for a customer who has agreed. */
async function startTrackedElement({
  storage = createMemoryStorage(),
  path = '/demo/car_pickup',
  initialConsent = 'granted',
} = {}) {
  const tracking = createTracking(() => stores.consent.getState().status === 'granted');
  let ids = 0;
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body: restaurantBody({}, { pixels: PIXELS }) },
      'webapp/visit/': { body: { error: 0 } },
      'webapp/order': { body: { order: toOrder(wireOrder()) } },
    },
    { tracking, storage, initialConsent, createId: () => `${++ids}`.padStart(32, '0') },
  );
  const router = createRouter({ routes, history: createMemoryHistory(path) });
  stores.start();
  await stores.business.getState().load();
  await router.start();
  const emitted: TrackDetail[] = [];
  const requests: URL[] = [];
  const stop = startTracking({
    stores: stores,
    router,
    tracking,
    isOwnPage: false,
    getLocale: () => 'en',
    createId: () => `event-${++ids}`,
    emit: (detail) => void emitted.push(detail),
    fetch: async (url) => {
      requests.push(new URL(String(url)));
      return new Response();
    },
  });
  const getEventNames = () => emitted.map(({ event }) => event);
  const getVisits = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return stores
      .requestsTo('webapp/visit/')
      .map(({ body }) => body as Record<string, Record<string, unknown>>);
  };
  const waitForStores = () => vi.advanceTimersByTimeAsync(0);
  return { ...stores, tracking, router, emitted, getEventNames, requests, getVisits, waitForStores, stop };
}

describe('a customer who agreed', () => {
  it('reports a page view to the host page, each pixel and the backend under one id', async () => {
    const { emitted, requests, getVisits } = await startTrackedElement();
    expect(emitted).toEqual([{ event: 'page_view', items: [], eventId: expect.any(String) }]);
    expect(requests.map(({ hostname }) => hostname)).toEqual([
      'www.facebook.com',
      'www.google-analytics.com',
      'tr.snapchat.com',
      'analytics.tiktok.com',
    ]);
    expect(requests[0]?.searchParams.get('eid')).toBe(emitted[0]?.eventId);
    expect(await getVisits()).toMatchObject([
      { tracking: { consent: 'granted', events: [{ event: 'page_view', event_id: emitted[0]?.eventId }] } },
    ]);
  });

  it('reports each viewed page and dish to the pixels once', async () => {
    const { router, getEventNames, emitted } = await startTrackedElement();
    await router.navigate('/demo/car_pickup/coffee/latte');
    await router.navigate('/demo/car_pickup/coffee/latte', { replace: true });
    expect(getEventNames()).toEqual(['page_view', 'page_view', 'view_item']);
    expect(emitted[2]).toMatchObject({
      value: 1.5,
      currency: 'KWD',
      items: [{ id: 'latte', name: 'latte', price: 1.5, quantity: 1 }],
    });
  });

  it('reports units added to the cart once, and none for an undo', async () => {
    const { cart, emitted, waitForStores } = await startTrackedElement();
    const { add, setCount, remove, restore } = cart.getState();
    const getAdded = () =>
      emitted
        .filter(({ event }) => event === 'add_to_cart')
        .map(({ items, value }) => [items[0]?.quantity, value]);
    add(itemChoice('latte', 2));
    await waitForStores();
    expect(getAdded()).toEqual([[2, 3]]);
    const [line] = cart.getState().cart.lines;
    setCount(line?.key ?? '', 3);
    setCount(line?.key ?? '', 1);
    await waitForStores();
    expect(getAdded()).toEqual([
      [2, 3],
      [1, 1.5],
    ]);
    remove(line?.key ?? '');
    restore();
    await waitForStores();
    expect(getAdded(), 'an undo adds nothing').toHaveLength(2);
  });

  it('does not report units that the customer added in another tab', async () => {
    const share = createSharedStorage();
    const firstTab = await startTrackedElement({ storage: share() });
    const secondTab = await startTrackedElement({ storage: share() });
    firstTab.cart.getState().add(itemChoice('latte'));
    await firstTab.waitForStores();
    await secondTab.waitForStores();
    expect(secondTab.cart.getState().count).toBe(1);
    expect([firstTab, secondTab].map(({ getEventNames }) => getEventNames().includes('add_to_cart'))).toEqual(
      [true, false],
    );
  });

  it('reports the start of the checkout with the cart’s items', async () => {
    const { cart, router, emitted, waitForStores } = await startTrackedElement();
    cart.getState().add(itemChoice('latte', 2));
    await waitForStores();
    await router.navigate('/demo/car_pickup/checkout');
    expect(emitted.at(-1)).toMatchObject({ event: 'start_checkout', value: 3, items: [{ quantity: 2 }] });
  });

  it('reports the start of a checkout once while the customer switches the order type, and again after they leave and return', async () => {
    const { cart, router, getEventNames, waitForStores } = await startTrackedElement();
    cart.getState().add(itemChoice('latte', 2));
    await waitForStores();
    const countStarts = () => getEventNames().filter((name) => name === 'start_checkout').length;
    await router.navigate('/demo/car_pickup/checkout');
    await router.navigate('/demo/dine_in/checkout', { replace: true });
    await router.navigate('/demo/car_pickup/checkout', { replace: true });
    expect(countStarts()).toBe(1);
    await router.navigate('/demo/car_pickup/cart');
    await router.navigate('/demo/car_pickup/checkout');
    expect(countStarts()).toBe(2);
  });

  it('reports searches to the pixels, except those that look like a phone number or an email address', async () => {
    const { tracking, emitted } = await startTrackedElement();
    for (const term of ['latte', 'latte', 'ada@example.com', '+965 5551 2345', 'tea'])
      tracking.track({ kind: 'searched', term });
    expect(emitted.flatMap(({ event, term }) => (event === 'search' ? [term] : []))).toEqual([
      'latte',
      'tea',
    ]);
  });

  it('reports a purchase to the pixels once across tabs and reloads', async () => {
    const share = createSharedStorage();
    const [firstTab, secondTab] = [
      await startTrackedElement({ storage: share() }),
      await startTrackedElement({ storage: share() }),
    ];
    const step = { kind: 'ordered', order: toOrder(wireOrder()), eventId: 'purchase-1' } as const;
    for (const { tracking } of [firstTab, secondTab, firstTab]) tracking.track(step);
    const again = await startTrackedElement({ storage: share() });
    again.tracking.track(step);
    const bought = [firstTab, secondTab, again].map(({ emitted }) =>
      emitted.filter(({ event }) => event === 'purchase').map(({ eventId }) => eventId),
    );
    expect(bought).toEqual([['purchase-1'], [], []]);
    // The backend reports a purchase when it receives the order.
    expect(JSON.stringify(await firstTab.getVisits())).not.toContain('purchase');
  });
});

describe('a customer who withdraws their consent', () => {
  it('stops tracking, deletes the visitor id and notifies the backend when the customer withdraws consent', async () => {
    const { consent, stop, router, cart, emitted, requests, getVisits, deps, waitForStores } =
      await startTrackedElement();
    const before = [emitted.length, requests.length];
    const id = requests[0]?.searchParams.get('fbp');
    expect(id).toBeTruthy();
    consent.getState().setFromHost('denied');
    stop();
    await router.navigate('/demo/car_pickup/cart');
    cart.getState().add(itemChoice('latte'));
    await waitForStores();
    expect([emitted.length, requests.length]).toEqual(before);
    expect(deps.storage.get('order-app:demo:visitor')).toBeNull();
    expect(await getVisits()).toMatchObject([{ withdrawn: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it('reports no event once consent is withdrawn, even before tracking stops', async () => {
    const { consent, router, emitted } = await startTrackedElement();
    consent.getState().setFromHost('denied');
    await router.navigate('/demo/car_pickup/cart');
    expect(emitted).toHaveLength(1);
  });
});

describe('a customer who never agreed', () => {
  it('reports no event without consent', async () => {
    const { router, cart, tracking, emitted, requests, getVisits } = await startTrackedElement({
      initialConsent: 'denied',
    });
    await router.navigate('/demo/car_pickup/coffee/latte');
    cart.getState().add(itemChoice('latte'));
    tracking.track({ kind: 'ordered', order: toOrder(wireOrder()), eventId: 'purchase-2' });
    expect([emitted, requests, await getVisits(), tracking.buildOrderTracking()]).toEqual([
      [],
      [],
      [],
      undefined,
    ]);
  });
});
