import { describe, expect, it } from 'vitest';
import { itemsOf, menuOfTwo, slow } from '../testing/branches.ts';
import { settled, stopClock } from '../testing/fake-clock.ts';
import { setup, sharedStorage } from '../testing/stores.ts';

stopClock(new Date('2026-03-01T06:00:00Z'));

describe('branches', () => {
  it('are gone to by every element of the business, and menus of none are asked for twice', async () => {
    const storage = sharedStorage();
    const one = setup(menuOfTwo, { storage: storage() });
    const two = setup(menuOfTwo, { storage: storage() });
    const stops = [one.business.connect(), two.business.connect()];
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    await settled(one.business.getState().selectBranch('demo~two'));
    expect(two.business.getState().branchId).toBe('demo~two');
    expect(itemsOf(two.menu)).toEqual(['chai']);
    expect([...one.paths('webapp/v5/menu'), ...two.paths('webapp/v5/menu')]).toHaveLength(2);
    for (const stop of stops) stop();
  });

  it('that another element cannot load leave it where it is', async () => {
    const storage = sharedStorage();
    const one = setup(menuOfTwo, { storage: storage() });
    const two = setup({}, { storage: storage() });
    const stop = two.business.connect();
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    await settled(one.business.getState().selectBranch('demo~two'));
    expect(two.business.getState()).toMatchObject({ branchId: 'demo~one', info: { branchId: 'demo~two' } });
    stop();
  });

  it('on their way are not lost when another element only remembers something else', async () => {
    const storage = sharedStorage();
    const one = setup(
      { 'webapp/v5/menu/demo~two': slow(500, menuOfTwo['webapp/v5/menu/demo~two']) },
      { storage: storage() },
    );
    const two = setup({}, { storage: storage() });
    const stop = one.business.connect();
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    const going = one.business.getState().selectBranch('demo~two');
    two.business.getState().remember({ theme: 'dark' });
    await settled(going);
    expect(one.business.getState().branchId).toBe('demo~two');
    stop();
  });
});
