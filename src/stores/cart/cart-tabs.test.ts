import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedStorage, createTestStores, itemChoice } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Storage of two tabs. Writes are visible immediately, but the storage events arrive only when `deliver` is called. */
function slowStorage() {
  const pendingEvents: (() => void)[] = [];
  const tab = createSharedStorage((notify) => void pendingEvents.push(notify));
  const deliver = () => {
    for (const notify of pendingEvents.splice(0)) notify();
  };
  return { tab, deliver };
}

async function openTwoTabs() {
  const { tab, deliver } = slowStorage();
  const open = async () => {
    const stores = createTestStores({}, { storage: tab() });
    await stores.business.getState().load();
    stores.start();
    return stores;
  };
  const firstTab = await open();
  const secondTab = await open();
  return {
    tabs: [firstTab, secondTab] as const,
    firstTab,
    secondTab,
    deliver,
    stop: () => [firstTab, secondTab].map(({ stop }) => stop()),
  };
}

type Tab = Awaited<ReturnType<typeof openTwoTabs>>['firstTab'];
const cartLines = ({ cart }: Tab) =>
  cart.getState().cart.lines.map(({ itemId, note, count }) => `${count} ${itemId} ${note}`);

const step = fc.record({
  by: fc.nat(1),
  act: fc.constantFrom('add', 'less', 'remove', 'undo', 'clear', 'name', 'deliver'),
  itemId: fc.constantFrom('latte', 'mocha'),
  note: fc.constantFrom('', 'hot'),
  at: fc.nat(5),
});
type Step = Omit<typeof step extends fc.Arbitrary<infer S> ? S : never, 'by'>;

function perform({ cart }: Tab, { act, itemId, note, at: lineIndex }: Step): void {
  const { add, setCount, remove, restore, clear, setDetails, cart: content } = cart.getState();
  const { key, count } = content.lines[lineIndex % (content.lines.length || 1)] ?? { key: '', count: 1 };
  if (act === 'add') add(itemChoice(itemId, 1, note));
  if (act === 'less') setCount(key, count - 1);
  if (act === 'remove') remove(key);
  if (act === 'undo') restore();
  if (act === 'clear') clear();
  if (act === 'name') setDetails({ name: note });
}

describe('the cart of two tabs', () => {
  it('keeps the items of both tabs when both change the cart at the same time', async () => {
    const { firstTab, secondTab, deliver, stop } = await openTwoTabs();
    firstTab.cart.getState().add(itemChoice('latte'));
    secondTab.cart.getState().add(itemChoice('mocha', 2));
    firstTab.cart.getState().add(itemChoice('latte'));
    deliver();
    expect(cartLines(firstTab)).toEqual(['2 latte ', '2 mocha ']);
    expect(cartLines(secondTab)).toEqual(cartLines(firstTab));
    stop();
  });

  it('shows the stored cart in both tabs after they have overwritten each other’s cart', async () => {
    const { firstTab, secondTab, deliver, stop } = await openTwoTabs();
    const key = 'order-app:demo:cart';
    const buildStoredCart = (itemId: string) => {
      const line = { key: itemId, ...itemChoice(itemId) };
      const stored = { branchId: 'demo~one', lines: [line], coupon: null, useWallet: false };
      return JSON.stringify({ v: 2, d: { ...stored, name: '', phone: '', dialCode: '', car: '' } });
    };
    firstTab.deps.storage.set(key, buildStoredCart('latte'));
    secondTab.deps.storage.set(key, buildStoredCart('mocha'));
    deliver();
    expect(cartLines(firstTab)).toEqual(['1 mocha ']);
    expect(cartLines(secondTab)).toEqual(['1 mocha ']);
    stop();
  });

  it('keeps the cart and the branch of a tab when another tab clears the storage', async () => {
    const { firstTab, secondTab, deliver, stop } = await openTwoTabs();
    firstTab.cart.getState().add(itemChoice('latte', 2));
    deliver();
    const { branchId } = secondTab.business.getState();
    for (const name of ['cart', 'business']) firstTab.deps.storage.remove(`order-app:demo:${name}`);
    deliver();
    secondTab.cart.getState().add(itemChoice('mocha'));
    deliver();
    expect(cartLines(secondTab)).toEqual(['2 latte ', '1 mocha ']);
    expect(cartLines(firstTab)).toEqual(cartLines(secondTab));
    expect(secondTab.business.getState().branchId).toBe(branchId);
    stop();
  });

  it('shows the same cart in both tabs after any actions, however late the storage events arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { tabs, firstTab, secondTab, deliver, stop } = await openTwoTabs();
        for (const { by: tabIndex, ...action } of steps) {
          if (action.act === 'deliver') deliver();
          else perform(tabs[tabIndex === 0 ? 0 : 1], action);
        }
        deliver();
        deliver();
        expect(secondTab.cart.getState().cart).toEqual(firstTab.cart.getState().cart);
        expect(secondTab.cart.getState().details.name).toBe(firstTab.cart.getState().details.name);
        for (const { cart } of tabs) {
          const { bill, count } = cart.getState();
          expect(bill?.problems).toEqual([]);
          expect(bill?.lines.reduce((sum, { line }) => sum + line.count, 0)).toBe(count);
        }
        stop();
      }),
      { numRuns: 60 },
    );
  });

  it('keeps every added item when the storage events arrive late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1), { maxLength: 15 }), async (tabIndexes) => {
        const { tabs, deliver, stop } = await openTwoTabs();
        for (const tabIndex of tabIndexes)
          tabs[tabIndex === 0 ? 0 : 1].cart.getState().add(itemChoice('latte'));
        deliver();
        for (const { cart } of tabs) expect(cart.getState().count).toBe(tabIndexes.length);
        stop();
      }),
      { numRuns: 40 },
    );
  });
});
