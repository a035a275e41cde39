import { describe, expect, it } from 'vitest';
import { branchTwoMenu, shownItemIds, slowReply } from '../testing/branch-menu-fixtures.ts';
import { settled, stopClock } from '../testing/fake-clock.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';

stopClock(new Date('2026-03-01T06:00:00Z'));

describe('several elements of a business', () => {
  it('switch to the branch that one of them selects and load its menu once each', async () => {
    const storage = createSharedStorage();
    const one = createTestStores(branchTwoMenu, { storage: storage() });
    const two = createTestStores(branchTwoMenu, { storage: storage() });
    const stops = [one.business.connect(), two.business.connect()];
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    await settled(one.business.getState().selectBranch('demo~two'));
    expect(two.business.getState().branchId).toBe('demo~two');
    expect(shownItemIds(two.menu)).toEqual(['chai']);
    expect([...one.requestsTo('webapp/v5/menu'), ...two.requestsTo('webapp/v5/menu')]).toHaveLength(2);
    for (const stop of stops) stop();
  });

  it('leave an element at its branch when it cannot load the menu of the selected one', async () => {
    const storage = createSharedStorage();
    const one = createTestStores(branchTwoMenu, { storage: storage() });
    const two = createTestStores({}, { storage: storage() });
    const stop = two.business.connect();
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    await settled(one.business.getState().selectBranch('demo~two'));
    expect(two.business.getState()).toMatchObject({
      branchId: 'demo~one',
      preferences: { branchId: 'demo~two' },
    });
    stop();
  });

  it('keep a pending branch switch when another element saves a different preference', async () => {
    const storage = createSharedStorage();
    const one = createTestStores(
      { 'webapp/v5/menu/demo~two': slowReply(500, branchTwoMenu['webapp/v5/menu/demo~two']) },
      { storage: storage() },
    );
    const two = createTestStores({}, { storage: storage() });
    const stop = one.business.connect();
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    const switching = one.business.getState().selectBranch('demo~two');
    two.business.getState().savePreferences({ theme: 'dark' });
    await settled(switching);
    expect(one.business.getState().branchId).toBe('demo~two');
    stop();
  });
});
