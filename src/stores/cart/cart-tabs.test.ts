import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildItemChoice, createSharedStorage, createTestStores } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Storage of two tabs. Writes are visible immediately, but the storage events arrive only when `deliverEvents` is called. */
function createSlowStorage() {
  const pendingEvents: (() => void)[] = [];
  const openTabStorage = createSharedStorage((notify) => void pendingEvents.push(notify));
  const deliverEvents = () => {
    for (const notify of pendingEvents.splice(0)) notify();
  };
  return { openTabStorage, deliverEvents };
}

async function openTwoTabs() {
  const { openTabStorage, deliverEvents } = createSlowStorage();
  const openTab = async () => {
    const stores = createTestStores({}, { storage: openTabStorage() });
    await stores.business.getState().load();
    stores.start();
    return stores;
  };
  const firstTab = await openTab();
  const secondTab = await openTab();
  return {
    tabs: [firstTab, secondTab] as const,
    firstTab,
    secondTab,
    deliverEvents,
    stop: () => [firstTab, secondTab].map(({ stop }) => stop()),
  };
}

type Tab = Awaited<ReturnType<typeof openTwoTabs>>['firstTab'];
const listCartLines = ({ cart }: Tab) =>
  cart.getState().cart.lines.map(({ itemId, note, count }) => `${count} ${itemId} ${note}`);

const anyStep = fc.record({
  tabIndex: fc.nat(1),
  kind: fc.constantFrom('add', 'decrement', 'remove', 'restore', 'clear', 'setName', 'deliverEvents'),
  itemId: fc.constantFrom('latte', 'mocha'),
  note: fc.constantFrom('', 'hot'),
  lineIndex: fc.nat(5),
});
type Step = Omit<typeof anyStep extends fc.Arbitrary<infer S> ? S : never, 'tabIndex'>;

function performStep({ cart }: Tab, { kind, itemId, note, lineIndex }: Step): void {
  const { add, setCount, remove, restore, clear, setDetails, cart: cartContent } = cart.getState();
  const { key, count } = cartContent.lines[lineIndex % (cartContent.lines.length || 1)] ?? {
    key: '',
    count: 1,
  };
  if (kind === 'add') add(buildItemChoice(itemId, 1, note));
  if (kind === 'decrement') setCount(key, count - 1);
  if (kind === 'remove') remove(key);
  if (kind === 'restore') restore();
  if (kind === 'clear') clear();
  if (kind === 'setName') setDetails({ name: note });
}

describe('the cart of two tabs', () => {
  it('keeps the items of both tabs when both tabs change the cart at the same time', async () => {
    const { firstTab, secondTab, deliverEvents, stop } = await openTwoTabs();
    firstTab.cart.getState().add(buildItemChoice('latte'));
    secondTab.cart.getState().add(buildItemChoice('mocha', 2));
    firstTab.cart.getState().add(buildItemChoice('latte'));
    deliverEvents();
    expect(listCartLines(firstTab)).toEqual(['2 latte ', '2 mocha ']);
    expect(listCartLines(secondTab)).toEqual(listCartLines(firstTab));
    stop();
  });

  it('shows the stored cart in both tabs after they have overwritten each other’s cart', async () => {
    const { firstTab, secondTab, deliverEvents, stop } = await openTwoTabs();
    const CART_KEY = 'order-app:demo:cart';
    const buildStoredCart = (itemId: string) => {
      const line = { key: itemId, ...buildItemChoice(itemId) };
      const storedCart = { branchId: 'demo~one', lines: [line], coupon: null, useWallet: false };
      return JSON.stringify({ v: 2, d: { ...storedCart, name: '', phone: '', dialCode: '', car: '' } });
    };
    firstTab.deps.storage.set(CART_KEY, buildStoredCart('latte'));
    secondTab.deps.storage.set(CART_KEY, buildStoredCart('mocha'));
    deliverEvents();
    expect(listCartLines(firstTab)).toEqual(['1 mocha ']);
    expect(listCartLines(secondTab)).toEqual(['1 mocha ']);
    stop();
  });

  it('keeps the cart and the branch of a tab when another tab clears the storage', async () => {
    const { firstTab, secondTab, deliverEvents, stop } = await openTwoTabs();
    firstTab.cart.getState().add(buildItemChoice('latte', 2));
    deliverEvents();
    const { branchId } = secondTab.business.getState();
    for (const name of ['cart', 'business']) firstTab.deps.storage.remove(`order-app:demo:${name}`);
    deliverEvents();
    secondTab.cart.getState().add(buildItemChoice('mocha'));
    deliverEvents();
    expect(listCartLines(secondTab)).toEqual(['2 latte ', '1 mocha ']);
    expect(listCartLines(firstTab)).toEqual(listCartLines(secondTab));
    expect(secondTab.business.getState().branchId).toBe(branchId);
    stop();
  });

  it('shows the same cart in both tabs after any actions, however late the storage events arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async (steps) => {
        const { tabs, firstTab, secondTab, deliverEvents, stop } = await openTwoTabs();
        for (const { tabIndex, ...action } of steps) {
          if (action.kind === 'deliverEvents') deliverEvents();
          else performStep(tabs[tabIndex === 0 ? 0 : 1], action);
        }
        deliverEvents();
        deliverEvents();
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
        const { tabs, deliverEvents, stop } = await openTwoTabs();
        for (const tabIndex of tabIndexes)
          tabs[tabIndex === 0 ? 0 : 1].cart.getState().add(buildItemChoice('latte'));
        deliverEvents();
        for (const { cart } of tabs) expect(cart.getState().count).toBe(tabIndexes.length);
        stop();
      }),
      { numRuns: 40 },
    );
  });
});
