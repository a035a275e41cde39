// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toOrder } from '../../api/mappers/map-order.ts';
import { restaurantBody, wireOrder } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { ROUTES } from '../../router/route-table.ts';
import type { RouteTable } from '../../router/route-types.ts';
import { createRouter } from '../../router/router.ts';
import { buildItemChoice, createSharedStorage, createTestStores } from '../../stores/testing/test-stores.ts';
import { createTracking } from '../../stores/tracking/tracking-store.ts';
import { startTracking, type TrackDetail } from './start-tracking.ts';

const PIXELS = [1, 2, 3, 4, 5].map((type) => ({ type, id: `id-${type}` }));
const EmptyScreen = () => null;
const routes = Object.fromEntries(
  ROUTES.map(([name]) => [name, { layout: 'default', load: () => EmptyScreen }]),
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
  let createdIdCount = 0;
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body: restaurantBody({}, { pixels: PIXELS }) },
      'webapp/visit/': { body: { error: 0 } },
      'webapp/order': { body: { order: toOrder(wireOrder()) } },
    },
    { tracking, storage, initialConsent, createId: () => `${++createdIdCount}`.padStart(32, '0') },
  );
  const router = createRouter({ routes, history: createMemoryHistory(path) });
  stores.start();
  await stores.business.getState().load();
  await router.start();
  const emittedEvents: TrackDetail[] = [];
  const requests: URL[] = [];
  const stopTracking = startTracking({
    stores,
    router,
    tracking,
    ownsPagePath: false,
    getLocale: () => 'en',
    createId: () => `event-${++createdIdCount}`,
    emit: (detail) => void emittedEvents.push(detail),
    fetch: async (url) => {
      requests.push(new URL(String(url)));
      return new Response();
    },
  });
  const getEventNames = () => emittedEvents.map(({ event }) => event);
  const getVisits = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return stores
      .listRequestsTo('webapp/visit/')
      .map(({ body }) => body as Record<string, Record<string, unknown>>);
  };
  const waitForStores = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...stores,
    tracking,
    router,
    emittedEvents,
    getEventNames,
    requests,
    getVisits,
    waitForStores,
    stopTracking,
  };
}

describe('a customer who agreed', () => {
  it('reports a page view to the host page, each pixel and the backend with the same id', async () => {
    const { emittedEvents, requests, getVisits } = await startTrackedElement();
    expect(emittedEvents).toEqual([{ event: 'page_view', items: [], eventId: expect.any(String) }]);
    expect(requests.map(({ hostname }) => hostname)).toEqual([
      'www.facebook.com',
      'www.google-analytics.com',
      'tr.snapchat.com',
      'analytics.tiktok.com',
    ]);
    expect(requests[0]?.searchParams.get('eid')).toBe(emittedEvents[0]?.eventId);
    expect(await getVisits()).toMatchObject([
      {
        tracking: {
          consent: 'granted',
          events: [{ event: 'page_view', event_id: emittedEvents[0]?.eventId }],
        },
      },
    ]);
  });

  it('reports each viewed page and dish to the pixels only once', async () => {
    const { router, getEventNames, emittedEvents } = await startTrackedElement();
    await router.navigate('/demo/car_pickup/coffee/latte');
    await router.navigate('/demo/car_pickup/coffee/latte', { replace: true });
    expect(getEventNames()).toEqual(['page_view', 'page_view', 'view_item']);
    expect(emittedEvents[2]).toMatchObject({
      value: 1.5,
      currency: 'KWD',
      items: [{ id: 'latte', name: 'latte', price: 1.5, quantity: 1 }],
    });
  });

  it('reports each added unit to the pixels once, and reports nothing for an undo', async () => {
    const { cart, emittedEvents, waitForStores } = await startTrackedElement();
    const { add, setCount, remove, restore } = cart.getState();
    const listAddedUnits = () =>
      emittedEvents
        .filter(({ event }) => event === 'add_to_cart')
        .map(({ items, value }) => [items[0]?.quantity, value]);
    add(buildItemChoice('latte', 2));
    await waitForStores();
    expect(listAddedUnits()).toEqual([[2, 3]]);
    const [line] = cart.getState().cart.lines;
    setCount(line?.key ?? '', 3);
    setCount(line?.key ?? '', 1);
    await waitForStores();
    expect(listAddedUnits()).toEqual([
      [2, 3],
      [1, 1.5],
    ]);
    remove(line?.key ?? '');
    restore();
    await waitForStores();
    expect(listAddedUnits(), 'an undo adds nothing').toHaveLength(2);
  });

  it('does not report dishes that the customer added to the cart in another tab', async () => {
    const openTab = createSharedStorage();
    const firstTab = await startTrackedElement({ storage: openTab() });
    const secondTab = await startTrackedElement({ storage: openTab() });
    firstTab.cart.getState().add(buildItemChoice('latte'));
    await firstTab.waitForStores();
    await secondTab.waitForStores();
    expect(secondTab.cart.getState().count).toBe(1);
    expect([firstTab, secondTab].map(({ getEventNames }) => getEventNames().includes('add_to_cart'))).toEqual(
      [true, false],
    );
  });

  it('reports the start of the checkout with the cart’s items', async () => {
    const { cart, router, emittedEvents, waitForStores } = await startTrackedElement();
    cart.getState().add(buildItemChoice('latte', 2));
    await waitForStores();
    await router.navigate('/demo/car_pickup/checkout');
    expect(emittedEvents.at(-1)).toMatchObject({
      event: 'start_checkout',
      value: 3,
      items: [{ quantity: 2 }],
    });
  });

  it('reports the start of a checkout once per visit, even if the customer switches the order type', async () => {
    const { cart, router, getEventNames, waitForStores } = await startTrackedElement();
    cart.getState().add(buildItemChoice('latte', 2));
    await waitForStores();
    const countCheckoutStarts = () => getEventNames().filter((name) => name === 'start_checkout').length;
    await router.navigate('/demo/car_pickup/checkout');
    await router.navigate('/demo/dine_in/checkout', { replace: true });
    await router.navigate('/demo/car_pickup/checkout', { replace: true });
    expect(countCheckoutStarts()).toBe(1);
    await router.navigate('/demo/car_pickup/cart');
    await router.navigate('/demo/car_pickup/checkout');
    expect(countCheckoutStarts()).toBe(2);
  });

  it('reports searches to the pixels, except searches that look like a phone number or an email address', async () => {
    const { tracking, emittedEvents } = await startTrackedElement();
    for (const term of ['latte', 'latte', 'ada@example.com', '+965 5551 2345', 'tea'])
      tracking.track({ kind: 'searched', term });
    expect(emittedEvents.flatMap(({ event, term }) => (event === 'search' ? [term] : []))).toEqual([
      'latte',
      'tea',
    ]);
  });

  it('reports a purchase to the pixels a single time, even in other tabs and after reloads', async () => {
    const openTab = createSharedStorage();
    const [firstTab, secondTab] = [
      await startTrackedElement({ storage: openTab() }),
      await startTrackedElement({ storage: openTab() }),
    ];
    const orderedStep = { kind: 'ordered', order: toOrder(wireOrder()), eventId: 'purchase-1' } as const;
    for (const { tracking } of [firstTab, secondTab, firstTab]) tracking.track(orderedStep);
    const thirdTab = await startTrackedElement({ storage: openTab() });
    thirdTab.tracking.track(orderedStep);
    const purchaseIds = [firstTab, secondTab, thirdTab].map(({ emittedEvents }) =>
      emittedEvents.filter(({ event }) => event === 'purchase').map(({ eventId }) => eventId),
    );
    expect(purchaseIds).toEqual([['purchase-1'], [], []]);
    // The backend reports a purchase when it receives the order.
    expect(JSON.stringify(await firstTab.getVisits())).not.toContain('purchase');
  });
});

describe('a customer who withdraws their consent', () => {
  it('stops tracking, deletes the visitor id and notifies the backend when the customer withdraws consent', async () => {
    const { consent, stopTracking, router, cart, emittedEvents, requests, getVisits, deps, waitForStores } =
      await startTrackedElement();
    const countsBefore = [emittedEvents.length, requests.length];
    const browserId = requests[0]?.searchParams.get('fbp');
    expect(browserId).toBeTruthy();
    consent.getState().setFromHost('denied');
    stopTracking();
    await router.navigate('/demo/car_pickup/cart');
    cart.getState().add(buildItemChoice('latte'));
    await waitForStores();
    expect([emittedEvents.length, requests.length]).toEqual(countsBefore);
    expect(deps.storage.get('order-app:demo:visitor')).toBeNull();
    expect(await getVisits()).toMatchObject([{ withdrawn: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it('emits no event between the withdrawal of consent and the end of tracking', async () => {
    const { consent, router, emittedEvents } = await startTrackedElement();
    consent.getState().setFromHost('denied');
    await router.navigate('/demo/car_pickup/cart');
    expect(emittedEvents).toHaveLength(1);
  });
});

describe('a customer who never agreed', () => {
  it('reports no event to the pixels without consent', async () => {
    const { router, cart, tracking, emittedEvents, requests, getVisits } = await startTrackedElement({
      initialConsent: 'denied',
    });
    await router.navigate('/demo/car_pickup/coffee/latte');
    cart.getState().add(buildItemChoice('latte'));
    tracking.track({ kind: 'ordered', order: toOrder(wireOrder()), eventId: 'purchase-2' });
    expect([emittedEvents, requests, await getVisits(), tracking.buildOrderTracking()]).toEqual([
      [],
      [],
      [],
      undefined,
    ]);
  });
});
