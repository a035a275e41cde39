import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import { buildZonesBody, createDeliveryStores, IN_EAST, openDelivery } from '../testing/delivery-stores.ts';
import { createSharedStorage } from '../testing/test-stores.ts';
import type { DeliveryState } from './delivery-state.ts';

const DELIVERY_KEY = 'order-app:demo:delivery';
const area = { branchId: 'demo~one', zoneId: 'east', areaId: 'salmiya' };
const form = {
  type: 'apartment',
  fields: { street: 'Gulf Road' },
  place: IN_EAST,
  contactName: 'Noor',
  contactPhone: '55512345',
  contactDialCode: '+965',
};
const storedDelivery = { area, country: { branchId: 'demo~one', iso: 'SA' }, form, locations: [] };

const createStorageWith = (value: unknown, version = 1) => {
  const storage = createMemoryStorage();
  storage.set(DELIVERY_KEY, JSON.stringify({ v: version, d: value }));
  return storage;
};
const openWithStored = (value: unknown) => openDelivery({}, { storage: createStorageWith(value) });

describe('the stored delivery', () => {
  // @spec constants/persisted-2
  it('stores the area, the country, the address form and a guest’s locations, but no delivery terms', async () => {
    const storage = createMemoryStorage();
    const stores = await openDelivery({}, { storage });
    await stores.getState().choosePlace(IN_EAST);
    stores.getState().setAddress({ fields: { street: 'Gulf Road' } });
    stores.getState().saveLocation(' Home ');
    stores.getState().chooseCountry('SA');
    const { d } = JSON.parse(storage.get(DELIVERY_KEY) ?? '');
    expect(Object.keys(d)).toEqual(['area', 'country', 'form', 'addressFor', 'locations']);
    expect(d).toMatchObject({
      area: { zoneId: 'east' },
      country: { iso: 'SA' },
      form: { fields: { street: 'Gulf Road' } },
      locations: [{ title: 'Home', zoneId: 'east', address: { place: IN_EAST } }],
    });
    // Delivery terms are never stored, because they come from the server.
    expect(storage.get(DELIVERY_KEY)).not.toMatch(/fee|min|East/);
  });

  it('restores the address after a reload, and the chosen destination as soon as the zones are loaded', async () => {
    const stores = createDeliveryStores(
      {},
      { storage: createStorageWith({ ...storedDelivery, country: null }) },
    );
    expect(stores.getState()).toMatchObject({
      isRestoring: true,
      destination: { kind: 'none' },
      address: form,
    });
    await stores.business.getState().load();
    expect(stores.getState()).toMatchObject({
      isRestoring: true,
      destination: { kind: 'none' },
      destinationProblem: null,
    });
    await stores.getState().fetch();
    expect(stores.getState()).toMatchObject({
      isRestoring: false,
      destination: { area: { id: 'salmiya' } },
      address: form,
    });
  });

  it('keeps the stored destination if the zones cannot be loaded', async () => {
    const storage = createStorageWith({ ...storedDelivery, country: null });
    const stores = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } }, { storage });
    expect(stores.getState()).toMatchObject({ status: 'error', isRestoring: true, destinationProblem: null });
    expect(JSON.parse(storage.get(DELIVERY_KEY) ?? '').d.area).toEqual(area);
  });

  it('drops a stored destination that belongs to another branch or a removed zone, and gives the reason', async () => {
    const otherBranch = await openWithStored({
      ...storedDelivery,
      country: null,
      area: { ...area, branchId: 'demo~two' },
      form: { ...form, place: null },
    });
    expect(otherBranch.getState()).toMatchObject({
      destinationProblem: 'branch',
      destination: { kind: 'none' },
    });
    const withoutZones = await openDelivery(
      { 'webapp/zones/demo~one': { body: buildZonesBody({ zones: [] }) } },
      { storage: createStorageWith({ ...storedDelivery, country: null }) },
    );
    expect(withoutZones.getState()).toMatchObject({
      destinationProblem: 'zone',
      destination: { kind: 'none' },
      address: form,
    });
  });

  it.each([
    ['an invalid area', { area: { zoneId: 7 } }, { destination: { kind: 'country' } }],
    ['an invalid country', { country: 'Saudi' }, { destination: { kind: 'zone' } }],
    [
      'an invalid form',
      { form: [] },
      { destination: { kind: 'country' }, address: { type: 'house', fields: {} } },
    ],
    [
      'an invalid field',
      { form: { ...form, fields: { street: 7, floor: '2', pool: 'big' } } },
      { address: { ...form, fields: { floor: '2' } } },
    ],
    ['an unknown place type', { form: { ...form, type: 'boat' } }, { address: { ...form, type: 'house' } }],
    [
      'a pin with impossible coordinates',
      { form: { ...form, place: { lat: 99, lng: 0 } } },
      { address: { ...form, place: null } },
    ],
    [
      'a pin without longitude',
      { form: { ...form, place: { lat: 29 } } },
      { address: { ...form, place: null } },
    ],
    [
      'a text that is too long',
      { form: { ...form, contactName: 'x'.repeat(401) } },
      { address: { ...form, contactName: '' } },
    ],
    [
      'invalid locations',
      { locations: [{ id: 'a' }, 7, null] },
      { locations: [], destination: { kind: 'country' } },
    ],
  ])('drops only the unreadable part of a stored delivery with %s', async (_, invalidPart, expectedState) => {
    const stores = await openWithStored({ ...storedDelivery, ...invalidPart });
    expect(stores.getState()).toMatchObject(expectedState);
  });

  it('ignores stored deliveries in an unknown format or of a newer version', async () => {
    for (const value of [null, 7, 'x', []])
      expect((await openWithStored(value)).getState().address.fields).toEqual({});
    const newerStores = createDeliveryStores({}, { storage: createStorageWith(storedDelivery, 2) });
    expect(newerStores.getState().isRestoring).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(createDeliveryStores({}, { storage: createStorageWith(value) }).getState().status).toBe(
          'idle',
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('a guest’s locations', () => {
  // @spec roles/guests-can-browse-order
  it('lists a guest’s saved locations newest first, applies their addresses, and removes locations', async () => {
    const stores = await openDelivery();
    stores.getState().saveLocation('Nowhere');
    expect(stores.getState().locations).toEqual([]);
    stores.getState().chooseArea('salmiya');
    stores.getState().setAddress({ fields: { street: 'Gulf Road' } });
    stores.getState().saveLocation('Home');
    stores.getState().chooseZone('west');
    stores.getState().setAddress({ fields: { street: 'West Road' } });
    stores.getState().saveLocation('Work');
    const [work, home] = stores.getState().locations;
    expect([work?.title, home?.title]).toEqual(['Work', 'Home']);
    expect(stores.getState().applyLocation(home?.id ?? '')).toBe(true);
    expect(stores.getState()).toMatchObject({
      destination: { area: { id: 'salmiya' } },
      address: { fields: { street: 'Gulf Road' } },
    });
    stores.getState().removeLocation(work?.id ?? '');
    expect(stores.getState().locations.map(({ title }) => title)).toEqual(['Home']);
  });

  it('applies only the address of a saved location if its zone was removed or belongs to another branch', async () => {
    const location = {
      id: 'l',
      title: '',
      branchId: 'demo~one',
      zoneId: 'east',
      areaId: null,
      address: form,
    };
    const otherBranchLocation = { ...location, id: 'm', branchId: 'demo~two' };
    const stores = await openWithStored({
      locations: [{ ...location, zoneId: 'gone', address: { ...form, place: null } }, otherBranchLocation],
    });
    expect(stores.getState().applyLocation('l')).toBe(false);
    expect(stores.getState()).toMatchObject({
      destinationProblem: 'zone',
      destination: { kind: 'none' },
      address: { fields: form.fields },
    });
    expect(stores.getState().applyLocation('m')).toBe(false);
    expect(stores.getState().applyLocation('unknown')).toBe(false);
  });
});

describe('the delivery of two tabs', () => {
  it('shares the delivery destination, the address and the locations between two tabs', async () => {
    const openTabStorage = createSharedStorage();
    const firstTab = await openDelivery({}, { storage: openTabStorage() });
    const secondTab = await openDelivery({}, { storage: openTabStorage() });
    firstTab.getState().chooseArea('salmiya');
    expect(secondTab.getState().destination).toMatchObject({ area: { id: 'salmiya' } });
    secondTab.getState().setAddress({ fields: { street: 'Gulf Road' } });
    secondTab.getState().saveLocation('Home');
    expect(firstTab.getState()).toMatchObject({
      address: { fields: { street: 'Gulf Road' } },
      locations: [{ title: 'Home' }],
    });
    firstTab.getState().chooseCountry('SA');
    expect(secondTab.getState().destination.kind).toBe('country');
    secondTab.getState().clear();
    expect(firstTab.getState().destination.kind).toBe('none');
  });

  const tabActions: Record<string, (deliveryState: DeliveryState) => void> = {
    area: ({ chooseArea }) => chooseArea('salmiya'),
    zone: ({ chooseZone }) => chooseZone('west'),
    country: ({ chooseCountry }) => chooseCountry('SA'),
    homeCountry: ({ chooseCountry }) => chooseCountry('KW'),
    clear: ({ clear }) => clear(),
    street: ({ setAddress, locations }) => setAddress({ fields: { street: `${locations.length}` } }),
    location: ({ saveLocation }) => saveLocation('Home'),
  };

  /** Two tabs that share storage immediately, but receive storage events only when `deliverEvents` is called. */
  async function openDelayedTabs() {
    const pendingEvents: (() => void)[] = [];
    const openTabStorage = createSharedStorage((deliver) => void pendingEvents.push(deliver));
    const openTab = () => openDelivery({}, { storage: openTabStorage() });
    const tabs = [await openTab(), await openTab()] as const;
    const deliverEvents = () => {
      for (let remainingRounds = 100; pendingEvents.length; remainingRounds -= 1) {
        expect(remainingRounds).toBeGreaterThan(0);
        pendingEvents.shift()?.();
      }
    };
    return { tabs, deliverEvents };
  }

  it('shows the same destination and address in two tabs after any actions, even if storage events arrive late', async () => {
    const anyStep = fc.record({
      tabIndex: fc.nat(1),
      action: fc.constantFrom(...Object.keys(tabActions), 'deliver'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        const { tabs, deliverEvents } = await openDelayedTabs();
        for (const { tabIndex, action } of steps) {
          if (action === 'deliver') deliverEvents();
          else tabActions[action]?.((tabIndex ? tabs[1] : tabs[0]).getState());
        }
        deliverEvents();
        const [firstTab, secondTab] = tabs.map(({ getState }) => {
          const { destination, address, locations, destinationProblem } = getState();
          return { destination, address, locations, destinationProblem };
        });
        expect(firstTab).toEqual(secondTab);
        for (const { stop } of tabs) stop();
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the area that another tab chose while this tab slept and missed the storage event', async () => {
    const { tabs, deliverEvents } = await openDelayedTabs();
    const [firstTab, secondTab] = tabs;
    firstTab.getState().chooseArea('salmiya');
    firstTab.getState().saveLocation('Home');
    secondTab.getState().setAddress({ fields: { street: 'Gulf Road' } });
    deliverEvents();
    for (const { getState } of tabs)
      expect(getState()).toMatchObject({
        destination: { area: { id: 'salmiya' } },
        address: { fields: { street: 'Gulf Road' } },
        locations: [{ title: 'Home' }],
      });
  });

  it('keeps the zone that another tab chose at a branch that this tab has not opened yet', async () => {
    const openTabStorage = createSharedStorage();
    const firstTab = await openDelivery({}, { storage: openTabStorage() });
    const secondTab = await openDelivery({}, { storage: openTabStorage() });
    await firstTab.business.getState().selectBranch('demo~two');
    await firstTab.getState().fetch();
    firstTab.getState().chooseZone('north');
    expect(secondTab.getState().destinationProblem).toBeNull();
    await secondTab.business.getState().selectBranch('demo~two');
    await secondTab.getState().fetch();
    expect(secondTab.getState().destination).toMatchObject({ zone: { id: 'north' } });
    expect(firstTab.getState().destination).toMatchObject({ zone: { id: 'north' } });
  });
});
