import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedStorage, createTestStores, itemChoice } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Storage of two tabs: writes are visible at once, but the storage events arrive only when `deliver` is called. */
function slowStorage() {
  const pendingEvents: (() => void)[] = [];
  const tab = createSharedStorage((notify) => void pendingEvents.push(notify));
  const deliver = () => {
    for (const notify of pendingEvents.splice(0)) notify();
  };
  return { tab, deliver };
}

async function twoTabs() {
  const { tab, deliver } = slowStorage();
  const open = async () => {
    const all = createTestStores({}, { storage: tab() });
    await all.business.getState().load();
    await all.cart.loadPricing();
    all.start();
    return all;
  };
  const one = await open();
  const two = await open();
  return { tabs: [one, two] as const, one, two, deliver, stop: () => [one, two].map(({ stop }) => stop()) };
}

type Tab = Awaited<ReturnType<typeof twoTabs>>['one'];
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

function perform({ cart }: Tab, { act, itemId, note, at }: Step): void {
  const { add, setCount, remove, restore, clear, setDetails, cart: content } = cart.getState();
  const { key, count } = content.lines[at % (content.lines.length || 1)] ?? { key: '', count: 1 };
  if (act === 'add') add(itemChoice(itemId, 1, note));
  if (act === 'less') setCount(key, count - 1);
  if (act === 'remove') remove(key);
  if (act === 'undo') restore();
  if (act === 'clear') clear();
  if (act === 'name') setDetails({ name: note });
}

describe('two tabs', () => {
  it('keep all items when both change the cart at the same time', async () => {
    const { one, two, deliver, stop } = await twoTabs();
    one.cart.getState().add(itemChoice('latte'));
    two.cart.getState().add(itemChoice('mocha', 2));
    one.cart.getState().add(itemChoice('latte'));
    deliver();
    expect(cartLines(one)).toEqual(['2 latte ', '2 mocha ']);
    expect(cartLines(two)).toEqual(cartLines(one));
    stop();
  });

  it('both show the stored cart after they overwrote each other', async () => {
    const { one, two, deliver, stop } = await twoTabs();
    const key = 'order-app:demo:cart';
    const text = (itemId: string) => {
      const line = { key: itemId, ...itemChoice(itemId) };
      const stored = { branchId: 'demo~one', lines: [line], coupon: null, useWallet: false };
      return JSON.stringify({ v: 2, d: { ...stored, name: '', phone: '', dialCode: '', car: '' } });
    };
    one.deps.storage.set(key, text('latte'));
    two.deps.storage.set(key, text('mocha'));
    deliver();
    expect(cartLines(one)).toEqual(['1 mocha ']);
    expect(cartLines(two)).toEqual(['1 mocha ']);
    stop();
  });

  it('keep their cart and branch when another tab clears the storage', async () => {
    const { one, two, deliver, stop } = await twoTabs();
    one.cart.getState().add(itemChoice('latte', 2));
    deliver();
    const { branchId } = two.business.getState();
    for (const name of ['cart', 'business']) one.deps.storage.remove(`order-app:demo:${name}`);
    deliver();
    two.cart.getState().add(itemChoice('mocha'));
    deliver();
    expect(cartLines(two)).toEqual(['2 latte ', '1 mocha ']);
    expect(cartLines(one)).toEqual(cartLines(two));
    expect(two.business.getState().branchId).toBe(branchId);
    stop();
  });

  it('end with the same cart after any actions and any delay of the storage events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { tabs, one, two, deliver, stop } = await twoTabs();
        for (const { by, ...action } of steps) {
          if (action.act === 'deliver') deliver();
          else perform(tabs[by === 0 ? 0 : 1], action);
        }
        deliver();
        deliver();
        expect(two.cart.getState().cart).toEqual(one.cart.getState().cart);
        expect(two.cart.getState().details.name).toBe(one.cart.getState().details.name);
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

  it('keep every added item when the storage events arrive late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1), { maxLength: 15 }), async (adders) => {
        const { tabs, deliver, stop } = await twoTabs();
        for (const by of adders) tabs[by === 0 ? 0 : 1].cart.getState().add(itemChoice('latte'));
        deliver();
        for (const { cart } of tabs) expect(cart.getState().count).toBe(adders.length);
        stop();
      }),
      { numRuns: 40 },
    );
  });
});
