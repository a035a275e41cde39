import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedStorage, createTestStores, itemChoice } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As tabs have it: what one writes is there for all at once, but the others hear of it only when `deliver` is called. */
function slowStorage() {
  const late: (() => void)[] = [];
  const tab = createSharedStorage((hear) => void late.push(hear));
  const deliver = () => {
    for (const hear of late.splice(0)) hear();
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
const holds = ({ cart }: Tab) =>
  cart.getState().cart.lines.map(({ itemId, note, count }) => `${count} ${itemId} ${note}`);

const step = fc.record({
  by: fc.nat(1),
  act: fc.constantFrom('add', 'less', 'remove', 'undo', 'clear', 'name', 'hear'),
  itemId: fc.constantFrom('latte', 'mocha'),
  note: fc.constantFrom('', 'hot'),
  at: fc.nat(5),
});
type Step = Omit<typeof step extends fc.Arbitrary<infer S> ? S : never, 'by'>;

function take({ cart }: Tab, { act, itemId, note, at }: Step): void {
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
  it('that change the cart at the same time end with the same one, and lose nothing', async () => {
    const { one, two, deliver, stop } = await twoTabs();
    one.cart.getState().add(itemChoice('latte'));
    two.cart.getState().add(itemChoice('mocha', 2));
    one.cart.getState().add(itemChoice('latte'));
    deliver();
    expect(holds(one)).toEqual(['2 latte ', '2 mocha ']);
    expect(holds(two)).toEqual(holds(one));
    stop();
  });

  it('that wrote over each other before either could look both show what is stored', async () => {
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
    expect(holds(one)).toEqual(['1 mocha ']);
    expect(holds(two)).toEqual(['1 mocha ']);
    stop();
  });

  it('keep their cart and its branch when another one tidies the storage up, key by key', async () => {
    const { one, two, deliver, stop } = await twoTabs();
    one.cart.getState().add(itemChoice('latte', 2));
    deliver();
    const { branchId } = two.business.getState();
    for (const name of ['cart', 'business']) one.deps.storage.remove(`order-app:demo:${name}`);
    deliver();
    two.cart.getState().add(itemChoice('mocha'));
    deliver();
    expect(holds(two)).toEqual(['2 latte ', '1 mocha ']);
    expect(holds(one)).toEqual(holds(two));
    expect(two.business.getState().branchId).toBe(branchId);
    stop();
  });

  it('whatever is done where, and however late each hears of it, agree in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { tabs, one, two, deliver, stop } = await twoTabs();
        for (const { by, ...what } of steps) {
          if (what.act === 'hear') deliver();
          else take(tabs[by === 0 ? 0 : 1], what);
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

  it('of which one adds things while the other sleeps keep every one of them', async () => {
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
