import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, type KeyValueStorage } from '../../lib/storage.ts';
import { dineInRestaurant, openDineIn } from '../testing/dine-in-stores.ts';
import { createSharedStorage, itemChoice } from '../testing/test-stores.ts';

/** Opens tabs that share storage. Each has its own tab storage, or the given one. */
function openBrowser() {
  const openStorage = createSharedStorage();
  return (tabStorage: KeyValueStorage = createMemoryStorage()) =>
    openDineIn(dineInRestaurant(), tabStorage, openStorage());
}

describe('the table of a dine-in order in two tabs', () => {
  it('a table scanned later counts in every tab, also against an earlier choice', async () => {
    const openTab = openBrowser();
    const first = await openTab();
    first.store.getState().setLinkTable('7');
    first.store.getState().choose('bar-1');
    const second = await openTab();
    expect(second.currentTable(), 'a new visit begins without a table').toBeNull();
    second.store.getState().setLinkTable('7');
    expect([first.currentTable()?.id, second.currentTable()?.id]).toEqual(['7', '7']);
    second.store.getState().choose('bar-1');
    expect(first.currentTable()?.id).toBe('bar-1');
  });

  it('the link in the address of a tab does not undo a table that was scanned later', async () => {
    const openTab = openBrowser();
    const tabStorage = createMemoryStorage();
    const first = await openTab(tabStorage);
    first.store.getState().setLinkTable('7');
    const second = await openTab();
    second.store.getState().setLinkTable('bar-1');
    first.store.getState().setLinkTable('7');
    expect(first.currentTable()?.id).toBe('bar-1');
    first.stop();
    const reloaded = await openTab(tabStorage);
    reloaded.store.getState().setLinkTable('7');
    expect([reloaded.currentTable()?.id, second.currentTable()?.id]).toEqual(['bar-1', 'bar-1']);
  });

  it('follows a table that was scanned elsewhere while the tab was suspended', async () => {
    const openTab = openBrowser();
    const first = await openTab();
    first.store.getState().setLinkTable('7');
    first.stop();
    const second = await openTab();
    second.store.getState().setLinkTable('bar-1');
    expect(first.currentTable()?.id).toBe('7');
    first.start();
    expect(first.currentTable()?.id).toBe('bar-1');
  });

  it('selects the branch of a table that was scanned in another tab', async () => {
    const openTab = openBrowser();
    const first = await openTab();
    const second = await openTab();
    second.store.getState().setLinkTable('9', 'two');
    await vi.waitFor(() => expect(first.business.getState().branchId).toBe('demo~two'));
    await vi.waitFor(() => expect(first.currentTable()?.id).toBe('9'));
  });

  it('returns to the table of the link in every tab once the cart is cleared', async () => {
    const openTab = openBrowser();
    const first = await openTab();
    const second = await openTab();
    first.store.getState().setLinkTable('7');
    second.store.getState().choose('bar-1');
    expect(first.currentTable()?.id).toBe('bar-1');
    second.cart.getState().add(itemChoice('tea'));
    second.cart.getState().clear();
    expect([first.currentTable()?.id, second.currentTable()?.id]).toEqual(['7', '7']);
  });
});
