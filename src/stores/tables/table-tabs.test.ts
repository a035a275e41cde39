import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, type KeyValueStorage } from '../../lib/storage.ts';
import { buildDineInRestaurant, openDineIn } from '../testing/dine-in-stores.ts';
import { buildItemChoice, createSharedStorage } from '../testing/test-stores.ts';

/** Returns a function that opens a tab. All tabs share `storage`, and each tab has its own tab storage by default. */
function openBrowser() {
  const openStorage = createSharedStorage();
  return (tabStorage: KeyValueStorage = createMemoryStorage()) =>
    openDineIn(buildDineInRestaurant(), tabStorage, openStorage());
}

describe('the table of a dine-in order in two tabs', () => {
  it('switches every tab to the table that was scanned last, even if another table was chosen earlier', async () => {
    const openTab = openBrowser();
    const firstTab = await openTab();
    firstTab.store.getState().setLinkTable('7');
    firstTab.store.getState().choose('bar-1');
    const secondTab = await openTab();
    expect(secondTab.getCurrentTable(), 'a new visit begins without a table').toBeNull();
    secondTab.store.getState().setLinkTable('7');
    expect([firstTab.getCurrentTable()?.id, secondTab.getCurrentTable()?.id]).toEqual(['7', '7']);
    secondTab.store.getState().choose('bar-1');
    expect(firstTab.getCurrentTable()?.id).toBe('bar-1');
  });

  it('keeps the table that was scanned last when a tab with an older table link is reloaded', async () => {
    const openTab = openBrowser();
    const tabStorage = createMemoryStorage();
    const firstTab = await openTab(tabStorage);
    firstTab.store.getState().setLinkTable('7');
    const secondTab = await openTab();
    secondTab.store.getState().setLinkTable('bar-1');
    firstTab.store.getState().setLinkTable('7');
    expect(firstTab.getCurrentTable()?.id).toBe('bar-1');
    firstTab.stop();
    const reloadedTab = await openTab(tabStorage);
    reloadedTab.store.getState().setLinkTable('7');
    expect([reloadedTab.getCurrentTable()?.id, secondTab.getCurrentTable()?.id]).toEqual(['bar-1', 'bar-1']);
  });

  it('uses a table again when its code is scanned again in the same tab', async () => {
    const openTab = openBrowser();
    const firstTab = await openTab();
    const secondTab = await openTab();
    firstTab.store.getState().setLinkTable('7', '', 'arrival-1');
    secondTab.store.getState().setLinkTable('bar-1', '', 'arrival-2');
    firstTab.store.getState().setLinkTable('7', '', 'arrival-1');
    expect(firstTab.getCurrentTable()?.id, 'the same arrival').toBe('bar-1');
    firstTab.store.getState().setLinkTable('7', '', 'arrival-3');
    expect([firstTab.getCurrentTable()?.id, secondTab.getCurrentTable()?.id]).toEqual(['7', '7']);
    firstTab.store.getState().choose('bar-1');
    firstTab.store.getState().setLinkTable('7', '', 'arrival-3');
    expect(firstTab.getCurrentTable()?.id, 'the same arrival').toBe('bar-1');
    firstTab.store.getState().setLinkTable('7', '', 'arrival-4');
    expect([firstTab.getCurrentTable()?.id, secondTab.getCurrentTable()?.id]).toEqual(['7', '7']);
  });

  it('reports a table change of another tab until this tab chooses a table, and ignores emptied carts', async () => {
    const openTab = openBrowser();
    const firstTab = await openTab();
    const secondTab = await openTab();
    const listChangedFlags = () =>
      [firstTab, secondTab].map(({ store }) => store.getState().isChangedElsewhere);
    firstTab.store.getState().setLinkTable('7');
    firstTab.store.getState().setLinkTable('7', 'one');
    expect(listChangedFlags()).toEqual([false, true]);
    secondTab.store.getState().choose('bar-1');
    expect(listChangedFlags()).toEqual([true, false]);
    firstTab.store.getState().choose('bar-1');
    expect(listChangedFlags(), 'the same table').toEqual([false, false]);
    firstTab.cart.getState().add(buildItemChoice('tea'));
    firstTab.cart.getState().clear();
    expect(listChangedFlags()).toEqual([false, false]);
  });

  it('uses a table that was scanned in another tab while this tab was suspended', async () => {
    const openTab = openBrowser();
    const firstTab = await openTab();
    firstTab.store.getState().setLinkTable('7');
    firstTab.stop();
    const secondTab = await openTab();
    secondTab.store.getState().setLinkTable('bar-1');
    expect(firstTab.getCurrentTable()?.id).toBe('7');
    firstTab.start();
    expect(firstTab.getCurrentTable()?.id).toBe('bar-1');
  });

  it('selects the branch of a table that was scanned in another tab', async () => {
    const openTab = openBrowser();
    const firstTab = await openTab();
    const secondTab = await openTab();
    secondTab.store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(firstTab.business.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(firstTab.getCurrentTable()?.id).toBe('9'));
  });

  it('returns to the table of the link in every tab after the cart is cleared', async () => {
    const openTab = openBrowser();
    const firstTab = await openTab();
    const secondTab = await openTab();
    firstTab.store.getState().setLinkTable('7');
    secondTab.store.getState().choose('bar-1');
    expect(firstTab.getCurrentTable()?.id).toBe('bar-1');
    secondTab.cart.getState().add(buildItemChoice('tea'));
    secondTab.cart.getState().clear();
    expect([firstTab.getCurrentTable()?.id, secondTab.getCurrentTable()?.id]).toEqual(['7', '7']);
  });
});
