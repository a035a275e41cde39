import { describe, expect, it } from 'vitest';
import { branchTwoMenuRoute, delayReply, listShownItemIds } from '../testing/branch-menu-fixtures.ts';
import { installFakeClock, runTimersAndAwait } from '../testing/fake-clock.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';

installFakeClock(new Date('2026-03-01T06:00:00Z'));

describe('elements of one business that share storage', () => {
  it('switches all elements to the branch that one element selects, with one menu request each', async () => {
    const openStorage = createSharedStorage();
    const firstElement = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    const secondElement = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    const stops = [firstElement.business.connect(), secondElement.business.connect()];
    await runTimersAndAwait(
      Promise.all([firstElement.business.getState().load(), secondElement.business.getState().load()]),
    );
    await runTimersAndAwait(firstElement.business.getState().selectBranch('demo~two'));
    expect(secondElement.business.getState().branchId).toBe('demo~two');
    expect(listShownItemIds(secondElement.menu)).toEqual(['chai']);
    expect([
      ...firstElement.listRequestsTo('webapp/v5/menu'),
      ...secondElement.listRequestsTo('webapp/v5/menu'),
    ]).toHaveLength(2);
    for (const stop of stops) stop();
  });

  it('keeps an element at its branch if it cannot load the branch that another element selected', async () => {
    const openStorage = createSharedStorage();
    const firstElement = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    const secondElement = createTestStores({}, { storage: openStorage() });
    const stop = secondElement.business.connect();
    await runTimersAndAwait(
      Promise.all([firstElement.business.getState().load(), secondElement.business.getState().load()]),
    );
    await runTimersAndAwait(firstElement.business.getState().selectBranch('demo~two'));
    expect(secondElement.business.getState()).toMatchObject({
      branchId: 'demo~one',
      preferences: { branchId: 'demo~two' },
    });
    stop();
  });

  it('completes a pending switch of branch even if another element saves a colour scheme in the meantime', async () => {
    const openStorage = createSharedStorage();
    const firstElement = createTestStores(
      { 'webapp/v5/menu/demo~two': delayReply(500, branchTwoMenuRoute['webapp/v5/menu/demo~two']) },
      { storage: openStorage() },
    );
    const secondElement = createTestStores({}, { storage: openStorage() });
    const stop = firstElement.business.connect();
    await runTimersAndAwait(
      Promise.all([firstElement.business.getState().load(), secondElement.business.getState().load()]),
    );
    const branchSwitch = firstElement.business.getState().selectBranch('demo~two');
    secondElement.business.getState().savePreferences({ theme: 'dark' });
    await runTimersAndAwait(branchSwitch);
    expect(firstElement.business.getState().branchId).toBe('demo~two');
    stop();
  });
});
