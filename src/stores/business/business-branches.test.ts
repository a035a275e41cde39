import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { itemsOf, menuOfTwo, slow } from '../testing/branches.ts';
import { settled, stopClock } from '../testing/fake-clock.ts';
import { choiceOf, setup, sharedStorage } from '../testing/stores.ts';

stopClock(new Date('2026-03-01T06:00:00Z'));

describe('branches', () => {
  // @spec constants/persisted-business
  it('go with their menu and are remembered on the device', async () => {
    const storage = sharedStorage();
    const { business, menu } = setup(menuOfTwo, { storage: storage() });
    await settled(business.getState().load());
    await settled(business.getState().selectBranch('demo~two'));
    expect(business.getState()).toMatchObject({ branchId: 'demo~two', branch: { id: 'demo~two' } });
    expect(menu.getState().itemById('chai')?.id).toBe('chai');

    const reloaded = setup(menuOfTwo, { storage: storage() });
    await settled(reloaded.business.getState().load());
    expect(reloaded.business.getState().branchId).toBe('demo~two');
    expect(reloaded.menu.getState().itemById('chai')?.id).toBe('chai');
  });

  it('that are gone or hidden are not gone back to', async () => {
    const { business, deps } = setup();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~old', locale: null, theme: null, sellingType: null } }),
    );
    const again = setup({}, { storage: deps.storage });
    await settled(again.business.getState().load());
    expect(again.business.getState().branchId).toBe('demo~one');
    expect(business.getState().status).toBe('idle');
  });

  it('whose menu does not come leave everything as it is', async () => {
    const { business, menu, cart } = setup({ 'webapp/v5/menu/': { status: 500, body: {} } });
    await settled(business.getState().load());
    cart.getState().add(choiceOf('latte'));
    const refused = expect(business.getState().selectBranch('demo~two')).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await vi.runAllTimersAsync();
    await refused;
    expect(business.getState().branchId).toBe('demo~one');
    expect(menu.getState().itemById('latte')).toBeDefined();
    expect(cart.getState().count).toBe(1);
  });

  it('stay shown until the next one is there', async () => {
    const { business, menu } = setup({
      'webapp/v5/menu/demo~two': slow(500, menuOfTwo['webapp/v5/menu/demo~two']),
    });
    await settled(business.getState().load());
    const going = business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(499);
    expect(business.getState().branchId).toBe('demo~one');
    expect(itemsOf(menu)).toEqual(['latte', 'mocha']);
    await settled(going);
    expect(itemsOf(menu)).toEqual(['chai']);
  });

  const three = [
    { id: 'demo~one', name: { en: 'One' } },
    { id: 'demo~two', name: { en: 'Two' } },
    { id: 'demo~three', name: { en: 'Three' } },
  ];
  const menuOfThree = {
    body: { menu: { categories: [wireCategory('soup', [wireItem('lentils')])] }, discounts: {} },
  };

  it.each([
    ['whose menu comes late', menuOfTwo['webapp/v5/menu/demo~two']],
    ['whose menu does not come', { status: 404, body: { error: 1, message: 'None' } }],
  ])('are not gone to when the customer chose another meanwhile: one %s', async (_, reply) => {
    const { business, menu, deps } = setup({
      'webapp/v5/restaurant/': { body: restaurantBody({ branches: three }) },
      'webapp/v5/menu/demo~two': slow(500, reply),
      'webapp/v5/menu/demo~three': slow(100, menuOfThree),
    });
    await settled(business.getState().load());
    const first = business
      .getState()
      .selectBranch('demo~two')
      .catch(() => undefined);
    await settled(Promise.all([first, business.getState().selectBranch('demo~three')]));
    expect(business.getState()).toMatchObject({ branchId: 'demo~three', branch: { id: 'demo~three' } });
    expect(itemsOf(menu)).toEqual(['lentils']);
    expect(deps.storage.get('order-app:demo:business')).toContain('demo~three');
  });

  it('can be stayed at while another is on its way', async () => {
    const { business, menu } = setup({
      'webapp/v5/menu/demo~two': slow(500, menuOfTwo['webapp/v5/menu/demo~two']),
    });
    await settled(business.getState().load());
    const { selectBranch } = business.getState();
    await settled(Promise.all([selectBranch('demo~two'), selectBranch('demo~one')]));
    expect(business.getState().branchId).toBe('demo~one');
    expect(itemsOf(menu)).toEqual(['latte', 'mocha']);
  });

  it('are not gone back from by a refresh that was on its way', async () => {
    const { business, menu, table } = setup(menuOfTwo);
    await settled(business.getState().load());
    table['webapp/v5/restaurant/'] = slow(500, { body: restaurantBody() });
    const refresh = business.getState().load();
    await settled(Promise.all([business.getState().selectBranch('demo~two'), refresh]));
    expect(business.getState().branchId).toBe('demo~two');
    expect(itemsOf(menu)).toEqual(['chai']);
  });

  it('show no menu but their own while they are refreshed', async () => {
    const { business, menu } = setup(menuOfTwo);
    await settled(business.getState().load());
    await settled(business.getState().selectBranch('demo~two'));
    const seen: unknown[] = [];
    menu.subscribe(() => seen.push(itemsOf(menu)));
    await settled(business.getState().load());
    expect(seen).toEqual([['chai']]);
  });

  it('that are listed but have no menu give way to the one that has', async () => {
    const { deps } = setup();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~two', locale: null, theme: null, sellingType: null } }),
    );
    const { business, menu } = setup({}, { storage: deps.storage });
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'fetched', branchId: 'demo~one' });
    expect(itemsOf(menu)).toEqual(['latte', 'mocha']);
  });

  it('whose menu only fails to arrive are asked for again', async () => {
    const { deps } = setup();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~two', locale: null, theme: null, sellingType: null } }),
    );
    const { business, menu, table } = setup({ 'webapp/v5/menu/': 'lost' }, { storage: deps.storage });
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    table['webapp/v5/menu/'] = menuOfTwo['webapp/v5/menu/demo~two'];
    await settled(business.getState().load());
    expect(itemsOf(menu)).toEqual(['chai']);
  });

  it('have their own hours', async () => {
    const closed = shiftsBody({ car_pickup: { status: 'closed', shifts: [], slots: [] } });
    const { business, shop } = setup({ ...menuOfTwo, 'webapp/v5/shifts/demo~two': { body: closed } });
    const stop = shop.connect();
    const passing = async (done: Promise<unknown>) => {
      await vi.advanceTimersByTimeAsync(5_000);
      await done;
    };
    await passing(business.getState().load());
    expect(shop.getState().openState('car_pickup').open).toBe(true);
    await passing(business.getState().selectBranch('demo~two'));
    expect(shop.getState().openState('car_pickup').open).toBe(false);
    stop();
  });
});
