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
const whole = { area, country: { branchId: 'demo~one', iso: 'SA' }, form, locations: [] };

const storing = (d: unknown, v = 1) => {
  const storage = memoryStorage();
  storage.set(KEY, JSON.stringify({ v, d }));
  return storage;
};
const openWith = (d: unknown) => openDelivery({}, { storage: storing(d) });

describe('what is stored of a delivery', () => {
  // @spec constants/persisted-2
  it('is the selected area, the form, the country and a guest’s locations, and nothing else', async () => {
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
    // Terms are asked for again, never remembered.
    expect(storage.get(KEY)).not.toMatch(/fee|min|East/);
  });

  it('is there after a reload; until the zones are known the choice is waiting', async () => {
    const all = deliverySetup({}, { storage: storing({ ...whole, country: null }) });
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

  it('waits on, and is not lost, when the zones cannot be had', async () => {
    const storage = storing({ ...whole, country: null });
    const all = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } }, { storage });
    expect(all.state()).toMatchObject({ status: 'error', isRestoring: true, dropReason: null });
    expect(JSON.parse(storage.get(KEY) ?? '').d.area).toEqual(area);
  });

  it('goes when it is another branch’s, or its zone is gone, and its customer is told', async () => {
    const there = await openWith({
      ...whole,
      country: null,
      area: { ...area, branchId: 'demo~two' },
      form: { ...form, place: null },
    });
    expect(there.state()).toMatchObject({ dropReason: 'branch', destination: { kind: 'none' } });
    const gone = await openDelivery(
      { 'webapp/zones/demo~one': { body: zonesBody({ zones: [] }) } },
      { storage: storing({ ...whole, country: null }) },
    );
    expect(gone.state()).toMatchObject({ dropReason: 'zone', destination: { kind: 'none' }, address: form });
  });

  it.each([
    ['an area', { area: { zoneId: 7 } }, { destination: { kind: 'country' } }],
    ['a country', { country: 'Saudi' }, { destination: { kind: 'zone' } }],
    ['a form', { form: [] }, { destination: { kind: 'country' }, address: { type: 'house', fields: {} } }],
    [
      'a field',
      { form: { ...form, fields: { street: 7, floor: '2', pool: 'big' } } },
      { address: { ...form, fields: { floor: '2' } } },
    ],
    ['a kind of place', { form: { ...form, type: 'boat' } }, { address: { ...form, type: 'house' } }],
    [
      'a pin nowhere on earth',
      { form: { ...form, place: { lat: 99, lng: 0 } } },
      { address: { ...form, place: null } },
    ],
    ['half a pin', { form: { ...form, place: { lat: 29 } } }, { address: { ...form, place: null } }],
    [
      'a text that is too long',
      { form: { ...form, contactName: 'x'.repeat(401) } },
      { address: { ...form, contactName: '' } },
    ],
    ['locations', { locations: [{ id: 'a' }, 7, null] }, { locations: [], destination: { kind: 'country' } }],
  ])('loses %s that cannot be read, and only that', async (_, bad, kept) => {
    const all = await openWith({ ...whole, ...bad });
    expect(all.state()).toMatchObject(kept);
  });

  it('is nothing at all where it is foreign, and never in the way', async () => {
    for (const d of [null, 7, 'x', []]) expect((await openWith(d)).state().address.fields).toEqual({});
    const newer = deliverySetup({}, { storage: storing(whole, 2) });
    expect(newer.state().isRestoring).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), (d) => {
        expect(deliverySetup({}, { storage: storing(d) }).state().status).toBe('idle');
      }),
      { numRuns: 50 },
    );
  });
});

describe('a guest’s locations', () => {
  // @spec roles/guests-can-browse-order
  it('are kept newest first, taken again with their address, and removed', async () => {
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

  it('whose zone is gone, or another branch’s, give their address and say so', async () => {
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
  it('agree on where it goes, what was typed and what was kept', async () => {
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

  const acts: Record<string, (state: DeliveryState) => void> = {
    area: ({ chooseArea }) => chooseArea('salmiya'),
    west: ({ chooseZone }) => chooseZone('west'),
    country: ({ chooseCountry }) => chooseCountry('SA'),
    home: ({ chooseCountry }) => chooseCountry('KW'),
    clear: ({ clear }) => clear(),
    type: ({ setAddress, locations }) => setAddress({ fields: { street: `${locations.length}` } }),
    keep: ({ saveLocation }) => saveLocation('Home'),
  };

  /** As tabs have it: what one writes is there for all at once, but the others hear of it only on `hear`. */
  async function slowTabs() {
    const late: (() => void)[] = [];
    const tab = createSharedStorage((hear) => void late.push(hear));
    const open = () => openDelivery({}, { storage: tab() });
    const tabs = [await open(), await open()] as const;
    const hear = () => {
      for (let most = 100; late.length; most -= 1) {
        expect(most).toBeGreaterThan(0);
        late.shift()?.();
      }
    };
    return { tabs, hear };
  }

  it('never answer each other: after any steps, heard of late, they hold the same', async () => {
    const step = fc.record({ by: fc.nat(1), act: fc.constantFrom(...Object.keys(acts), 'hear') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tabs, hear } = await slowTabs();
        for (const { by, act } of steps) {
          if (act === 'hear') hear();
          else acts[act]?.((by ? tabs[1] : tabs[0]).state());
        }
        hear();
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

  it('lose nothing that the other did while one slept', async () => {
    const { tabs, hear } = await slowTabs();
    const [one, two] = tabs;
    one.state().chooseArea('salmiya');
    one.state().saveLocation('Home');
    two.state().setAddress({ fields: { street: 'Gulf Road' } });
    hear();
    for (const { state } of tabs)
      expect(state()).toMatchObject({
        destination: { area: { id: 'salmiya' } },
        address: { fields: { street: 'Gulf Road' } },
        locations: [{ title: 'Home' }],
      });
  });

  it('do not take back what the other chose at a branch they have not come to yet', async () => {
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
