import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createDeliveryStores, IN_EAST, openDelivery, zonesBody } from '../testing/delivery-stores.ts';
import { createSharedStorage } from '../testing/test-stores.ts';
import type { DeliveryState } from './delivery-state.ts';

const KEY = 'order-app:demo:delivery';
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

const storageWith = (d: unknown, v = 1) => {
  const storage = createMemoryStorage();
  storage.set(KEY, JSON.stringify({ v, d }));
  return storage;
};
const openWith = (d: unknown) => openDelivery({}, { storage: storageWith(d) });

describe('the stored delivery', () => {
  // @spec constants/persisted-2
  it('stores of the delivery only the selected area, the form, the country and a guest’s locations', async () => {
    const storage = createMemoryStorage();
    const stores = await openDelivery({}, { storage });
    await stores.state().choosePlace(IN_EAST);
    stores.state().setAddress({ fields: { street: 'Gulf Road' } });
    stores.state().saveLocation(' Home ');
    stores.state().chooseCountry('SA');
    const { d } = JSON.parse(storage.get(KEY) ?? '');
    expect(Object.keys(d)).toEqual(['area', 'country', 'form', 'addressFor', 'locations']);
    expect(d).toMatchObject({
      area: { zoneId: 'east' },
      country: { iso: 'SA' },
      form: { fields: { street: 'Gulf Road' } },
      locations: [{ title: 'Home', zoneId: 'east', address: { place: IN_EAST } }],
    });
    // Delivery terms are never stored, because they come from the server.
    expect(storage.get(KEY)).not.toMatch(/fee|min|East/);
  });

  it('restores the address after a reload, and the chosen destination once the zones are loaded', async () => {
    const stores = createDeliveryStores({}, { storage: storageWith({ ...storedDelivery, country: null }) });
    expect(stores.state()).toMatchObject({ isRestoring: true, destination: { kind: 'none' }, address: form });
    await stores.business.getState().load();
    expect(stores.state()).toMatchObject({
      isRestoring: true,
      destination: { kind: 'none' },
      dropReason: null,
    });
    await stores.state().fetch();
    expect(stores.state()).toMatchObject({
      isRestoring: false,
      destination: { area: { id: 'salmiya' } },
      address: form,
    });
  });

  it('keeps the stored destination if the zones cannot be loaded', async () => {
    const storage = storageWith({ ...storedDelivery, country: null });
    const stores = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } }, { storage });
    expect(stores.state()).toMatchObject({ status: 'error', isRestoring: true, dropReason: null });
    expect(JSON.parse(storage.get(KEY) ?? '').d.area).toEqual(area);
  });

  it('drops a stored destination that belongs to another branch or a removed zone, and gives the reason', async () => {
    const otherBranch = await openWith({
      ...storedDelivery,
      country: null,
      area: { ...area, branchId: 'demo~two' },
      form: { ...form, place: null },
    });
    expect(otherBranch.state()).toMatchObject({ dropReason: 'branch', destination: { kind: 'none' } });
    const withoutZones = await openDelivery(
      { 'webapp/zones/demo~one': { body: zonesBody({ zones: [] }) } },
      { storage: storageWith({ ...storedDelivery, country: null }) },
    );
    expect(withoutZones.state()).toMatchObject({
      dropReason: 'zone',
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
  ])('drops only the unreadable part of the stored delivery if it has %s', async (_, bad, expectedState) => {
    const stores = await openWith({ ...storedDelivery, ...bad });
    expect(stores.state()).toMatchObject(expectedState);
  });

  it('ignores stored deliveries in an unknown format or of a newer version', async () => {
    for (const d of [null, 7, 'x', []]) expect((await openWith(d)).state().address.fields).toEqual({});
    const newerStores = createDeliveryStores({}, { storage: storageWith(storedDelivery, 2) });
    expect(newerStores.state().isRestoring).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), (d) => {
        expect(createDeliveryStores({}, { storage: storageWith(d) }).state().status).toBe('idle');
      }),
      { numRuns: 50 },
    );
  });
});

describe('a guest’s locations', () => {
  // @spec roles/guests-can-browse-order
  it('saves a guest’s locations newest first, applies them with their address, and removes them', async () => {
    const stores = await openDelivery();
    stores.state().saveLocation('Nowhere');
    expect(stores.state().locations).toEqual([]);
    stores.state().chooseArea('salmiya');
    stores.state().setAddress({ fields: { street: 'Gulf Road' } });
    stores.state().saveLocation('Home');
    stores.state().chooseZone('west');
    stores.state().setAddress({ fields: { street: 'West Road' } });
    stores.state().saveLocation('Work');
    const [work, home] = stores.state().locations;
    expect([work?.title, home?.title]).toEqual(['Work', 'Home']);
    expect(stores.state().applyLocation(home?.id ?? '')).toBe(true);
    expect(stores.state()).toMatchObject({
      destination: { area: { id: 'salmiya' } },
      address: { fields: { street: 'Gulf Road' } },
    });
    stores.state().removeLocation(work?.id ?? '');
    expect(stores.state().locations.map(({ title }) => title)).toEqual(['Home']);
  });

  it('applies only the address of a location whose zone has been removed or belongs to another branch', async () => {
    const location = {
      id: 'l',
      title: '',
      branchId: 'demo~one',
      zoneId: 'east',
      areaId: null,
      address: form,
    };
    const otherBranchLocation = { ...location, id: 'm', branchId: 'demo~two' };
    const stores = await openWith({
      locations: [{ ...location, zoneId: 'gone', address: { ...form, place: null } }, otherBranchLocation],
    });
    expect(stores.state().applyLocation('l')).toBe(false);
    expect(stores.state()).toMatchObject({
      dropReason: 'zone',
      destination: { kind: 'none' },
      address: { fields: form.fields },
    });
    expect(stores.state().applyLocation('m')).toBe(false);
    expect(stores.state().applyLocation('unknown')).toBe(false);
  });
});

describe('the delivery of two tabs', () => {
  it('shares the destination, the address and the locations between two tabs', async () => {
    const tab = createSharedStorage();
    const firstTab = await openDelivery({}, { storage: tab() });
    const secondTab = await openDelivery({}, { storage: tab() });
    firstTab.state().chooseArea('salmiya');
    expect(secondTab.state().destination).toMatchObject({ area: { id: 'salmiya' } });
    secondTab.state().setAddress({ fields: { street: 'Gulf Road' } });
    secondTab.state().saveLocation('Home');
    expect(firstTab.state()).toMatchObject({
      address: { fields: { street: 'Gulf Road' } },
      locations: [{ title: 'Home' }],
    });
    firstTab.state().chooseCountry('SA');
    expect(secondTab.state().destination.kind).toBe('country');
    secondTab.state().clear();
    expect(firstTab.state().destination.kind).toBe('none');
  });

  const actions: Record<string, (state: DeliveryState) => void> = {
    area: ({ chooseArea }) => chooseArea('salmiya'),
    west: ({ chooseZone }) => chooseZone('west'),
    country: ({ chooseCountry }) => chooseCountry('SA'),
    home: ({ chooseCountry }) => chooseCountry('KW'),
    clear: ({ clear }) => clear(),
    type: ({ setAddress, locations }) => setAddress({ fields: { street: `${locations.length}` } }),
    keep: ({ saveLocation }) => saveLocation('Home'),
  };

  /** Two tabs that share storage immediately, but receive storage events only when `deliverEvents` is called. */
  async function openDelayedTabs() {
    const pendingEvents: (() => void)[] = [];
    const tab = createSharedStorage((deliver) => void pendingEvents.push(deliver));
    const open = () => openDelivery({}, { storage: tab() });
    const tabs = [await open(), await open()] as const;
    const deliverEvents = () => {
      for (let remaining = 100; pendingEvents.length; remaining -= 1) {
        expect(remaining).toBeGreaterThan(0);
        pendingEvents.shift()?.();
      }
    };
    return { tabs, deliverEvents };
  }

  it('has the same delivery in both tabs after any actions with delayed storage events', async () => {
    const step = fc.record({ by: fc.nat(1), act: fc.constantFrom(...Object.keys(actions), 'deliver') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tabs, deliverEvents } = await openDelayedTabs();
        for (const { by, act } of steps) {
          if (act === 'deliver') deliverEvents();
          else actions[act]?.((by ? tabs[1] : tabs[0]).state());
        }
        deliverEvents();
        const [firstTab, secondTab] = tabs.map(({ state }) => {
          const { destination, address, locations, dropReason } = state();
          return { destination, address, locations, dropReason };
        });
        expect(firstTab).toEqual(secondTab);
        for (const { stop } of tabs) stop();
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the delivery chosen in another tab when this tab slept and missed the storage event', async () => {
    const { tabs, deliverEvents } = await openDelayedTabs();
    const [firstTab, secondTab] = tabs;
    firstTab.state().chooseArea('salmiya');
    firstTab.state().saveLocation('Home');
    secondTab.state().setAddress({ fields: { street: 'Gulf Road' } });
    deliverEvents();
    for (const { state } of tabs)
      expect(state()).toMatchObject({
        destination: { area: { id: 'salmiya' } },
        address: { fields: { street: 'Gulf Road' } },
        locations: [{ title: 'Home' }],
      });
  });

  it('keeps the delivery chosen in another tab at a branch that this tab has not opened yet', async () => {
    const tab = createSharedStorage();
    const firstTab = await openDelivery({}, { storage: tab() });
    const secondTab = await openDelivery({}, { storage: tab() });
    await firstTab.business.getState().selectBranch('demo~two');
    await firstTab.state().fetch();
    firstTab.state().chooseZone('north');
    expect(secondTab.state().dropReason).toBeNull();
    await secondTab.business.getState().selectBranch('demo~two');
    await secondTab.state().fetch();
    expect(secondTab.state().destination).toMatchObject({ zone: { id: 'north' } });
    expect(firstTab.state().destination).toMatchObject({ zone: { id: 'north' } });
  });
});
