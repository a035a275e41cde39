import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { deliverySetup, IN_EAST, openDelivery, zonesBody } from '../testing/delivery-stores.ts';
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
  const storage = memoryStorage();
  storage.set(KEY, JSON.stringify({ v, d }));
  return storage;
};
const openWith = (d: unknown) => openDelivery({}, { storage: storageWith(d) });

describe('the stored delivery', () => {
  // @spec constants/persisted-2
  it('stores only the selected area, the form, the country and a guest’s locations', async () => {
    const storage = memoryStorage();
    const all = await openDelivery({}, { storage });
    await all.state().choosePlace(IN_EAST);
    all.state().setAddress({ fields: { street: 'Gulf Road' } });
    all.state().saveLocation(' Home ');
    all.state().chooseCountry('SA');
    const { d } = JSON.parse(storage.get(KEY) ?? '');
    expect(Object.keys(d)).toEqual(['area', 'country', 'form', 'locations']);
    expect(d).toMatchObject({
      area: { zoneId: 'east' },
      country: { iso: 'SA' },
      form: { fields: { street: 'Gulf Road' } },
      locations: [{ title: 'Home', zoneId: 'east', address: { place: IN_EAST } }],
    });
    // Delivery terms are never stored: they come from the server.
    expect(storage.get(KEY)).not.toMatch(/fee|min|East/);
  });

  it('restores the address after a reload, and the choice once the zones are loaded', async () => {
    const all = deliverySetup({}, { storage: storageWith({ ...storedDelivery, country: null }) });
    expect(all.state()).toMatchObject({ isRestoring: true, destination: { kind: 'none' }, address: form });
    await all.business.getState().load();
    expect(all.state()).toMatchObject({ isRestoring: true, destination: { kind: 'none' }, dropReason: null });
    await all.state().fetch();
    expect(all.state()).toMatchObject({
      isRestoring: false,
      destination: { area: { id: 'salmiya' } },
      address: form,
    });
  });

  it('keeps the stored choice when the zones cannot be loaded', async () => {
    const storage = storageWith({ ...storedDelivery, country: null });
    const all = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } }, { storage });
    expect(all.state()).toMatchObject({ status: 'error', isRestoring: true, dropReason: null });
    expect(JSON.parse(storage.get(KEY) ?? '').d.area).toEqual(area);
  });

  it('drops a choice of another branch or of a removed zone, and gives the reason', async () => {
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
  ])('drops only the unreadable part when the stored value has %s', async (_, bad, expectedState) => {
    const all = await openWith({ ...storedDelivery, ...bad });
    expect(all.state()).toMatchObject(expectedState);
  });

  it('ignores foreign or newer stored values without throwing', async () => {
    for (const d of [null, 7, 'x', []]) expect((await openWith(d)).state().address.fields).toEqual({});
    const newer = deliverySetup({}, { storage: storageWith(storedDelivery, 2) });
    expect(newer.state().isRestoring).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), (d) => {
        expect(deliverySetup({}, { storage: storageWith(d) }).state().status).toBe('idle');
      }),
      { numRuns: 50 },
    );
  });
});

describe('a guest’s locations', () => {
  // @spec roles/guests-can-browse-order
  it('saves locations newest first, applies them with their address and removes them', async () => {
    const all = await openDelivery();
    all.state().saveLocation('Nowhere');
    expect(all.state().locations).toEqual([]);
    all.state().chooseArea('salmiya');
    all.state().setAddress({ fields: { street: 'Gulf Road' } });
    all.state().saveLocation('Home');
    all.state().chooseZone('west');
    all.state().setAddress({ fields: { street: 'West Road' } });
    all.state().saveLocation('Work');
    const [work, home] = all.state().locations;
    expect([work?.title, home?.title]).toEqual(['Work', 'Home']);
    expect(all.state().applyLocation(home?.id ?? '')).toBe(true);
    expect(all.state()).toMatchObject({
      destination: { area: { id: 'salmiya' } },
      address: { fields: { street: 'Gulf Road' } },
    });
    all.state().removeLocation(work?.id ?? '');
    expect(all.state().locations.map(({ title }) => title)).toEqual(['Home']);
  });

  it('applies only the address of a location whose zone was removed or is of another branch', async () => {
    const location = {
      id: 'l',
      title: '',
      branchId: 'demo~one',
      zoneId: 'east',
      areaId: null,
      address: form,
    };
    const elsewhere = { ...location, id: 'm', branchId: 'demo~two' };
    const all = await openWith({
      locations: [{ ...location, zoneId: 'gone', address: { ...form, place: null } }, elsewhere],
    });
    expect(all.state().applyLocation('l')).toBe(false);
    expect(all.state()).toMatchObject({
      dropReason: 'zone',
      destination: { kind: 'none' },
      address: { fields: form.fields },
    });
    expect(all.state().applyLocation('m')).toBe(false);
    expect(all.state().applyLocation('unknown')).toBe(false);
  });
});

describe('two tabs', () => {
  it('shares destination, address and locations between two tabs', async () => {
    const tab = createSharedStorage();
    const one = await openDelivery({}, { storage: tab() });
    const two = await openDelivery({}, { storage: tab() });
    one.state().chooseArea('salmiya');
    expect(two.state().destination).toMatchObject({ area: { id: 'salmiya' } });
    two.state().setAddress({ fields: { street: 'Gulf Road' } });
    two.state().saveLocation('Home');
    expect(one.state()).toMatchObject({
      address: { fields: { street: 'Gulf Road' } },
      locations: [{ title: 'Home' }],
    });
    one.state().chooseCountry('SA');
    expect(two.state().destination.kind).toBe('country');
    two.state().clear();
    expect(one.state().destination.kind).toBe('none');
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

  /** Two tabs that share storage at once, but receive storage events only on `deliverEvents`. */
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

  it('ends with the same state in both tabs after any actions with delayed storage events', async () => {
    const step = fc.record({ by: fc.nat(1), act: fc.constantFrom(...Object.keys(actions), 'deliver') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tabs, deliverEvents } = await openDelayedTabs();
        for (const { by, act } of steps) {
          if (act === 'deliver') deliverEvents();
          else actions[act]?.((by ? tabs[1] : tabs[0]).state());
        }
        deliverEvents();
        const [one, two] = tabs.map(({ state }) => {
          const { destination, address, locations, dropReason } = state();
          return { destination, address, locations, dropReason };
        });
        expect(one).toEqual(two);
        for (const { stop } of tabs) stop();
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the changes of the other tab when this tab slept and missed the storage event', async () => {
    const { tabs, deliverEvents } = await openDelayedTabs();
    const [one, two] = tabs;
    one.state().chooseArea('salmiya');
    one.state().saveLocation('Home');
    two.state().setAddress({ fields: { street: 'Gulf Road' } });
    deliverEvents();
    for (const { state } of tabs)
      expect(state()).toMatchObject({
        destination: { area: { id: 'salmiya' } },
        address: { fields: { street: 'Gulf Road' } },
        locations: [{ title: 'Home' }],
      });
  });

  it('keeps a choice that the other tab made at a branch that this tab has not opened yet', async () => {
    const tab = createSharedStorage();
    const one = await openDelivery({}, { storage: tab() });
    const two = await openDelivery({}, { storage: tab() });
    await one.business.getState().selectBranch('demo~two');
    await one.state().fetch();
    one.state().chooseZone('north');
    expect(two.state().dropReason).toBeNull();
    await two.business.getState().selectBranch('demo~two');
    await two.state().fetch();
    expect(two.state().destination).toMatchObject({ zone: { id: 'north' } });
    expect(one.state().destination).toMatchObject({ zone: { id: 'north' } });
  });
});
