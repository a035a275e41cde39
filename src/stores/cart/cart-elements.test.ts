import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  billTotal,
  cartContents,
  openCart,
  routes,
  settled,
  storedCart,
  switchToBranch,
} from '../testing/cart-branches.ts';
import { stopClock } from '../testing/fake-clock.ts';
import { createSharedStorage, type createTestStores, itemChoice } from '../testing/test-stores.ts';

stopClock();

describe('two elements of one business', () => {
  async function openTwoElements(extraRoutes: Parameters<typeof createTestStores>[0] = {}) {
    const storage = createSharedStorage();
    const one = await openCart({ storage: storage() });
    const two = await openCart({ storage: storage() }, extraRoutes);
    const writes: string[] = [];
    const watch = storage();
    watch.subscribe((key, value) => void writes.push(`${key} ${value}`));
    const connected = [one, two].flatMap(({ business, cart }) => [business.connect(), cart.connect()]);
    one.cart.getState().add(itemChoice('latte', 2));
    one.cart.getState().add(itemChoice('mocha'));
    writes.length = 0;
    return { one, two, writes, stop: () => connected.map((stop) => stop()) };
  }

  it('switch to another branch together, with the same cart', async () => {
    const { one, two, writes, stop } = await openTwoElements();
    await switchToBranch(one, 'two');
    expect(cartContents(one)).toEqual(['demo~two', '2 latte']);
    expect(cartContents(two)).toEqual(cartContents(one));
    expect([billTotal(one), billTotal(two)]).toEqual([3.5, 3.5]);
    // The elements don't respond to each other's writes with more writes.
    writes.length = 0;
    await settled(Promise.resolve());
    expect(writes).toEqual([]);
    two.cart.getState().add(itemChoice('chai'));
    expect(cartContents(one)).toEqual(['demo~two', '2 latte', '1 chai']);
    stop();
  });

  it('end at the same branch when both switch at the same time', async () => {
    const { one, two, stop } = await openTwoElements();
    await settled(
      Promise.all([
        one.business.getState().selectBranch('demo~two'),
        two.business.getState().selectBranch('demo~three'),
      ]),
    );
    expect(one.business.getState().branchId).toBe(two.business.getState().branchId);
    expect(cartContents(one)).toEqual(cartContents(two));
    expect(storedCart(one)).toMatchObject({ branchId: one.business.getState().branchId });
    stop();
  });

  it('leave the cart at its branch when one element cannot follow, until the customer brings it back', async () => {
    const { one, two, writes, stop } = await openTwoElements({ 'webapp/v5/menu/demo~two': 'lost' });
    await switchToBranch(one, 'two');
    expect(two.business.getState().branchId).toBe('demo~one');
    expect(cartContents(two)).toEqual(['demo~two', '2 latte']);
    expect(two.cart.getState()).toMatchObject({ bill: null, elsewhere: { branchId: 'demo~two' } });
    expect(writes.filter((write) => write.includes(':cart'))).toHaveLength(1);

    two.cart.getState().elsewhere?.bringHere();
    await settled(Promise.resolve());
    expect(cartContents(two)).toEqual(['demo~one', '2 latte']);
    expect(two.cart.getState()).toMatchObject({ elsewhere: null });
    expect(billTotal(two)).toBe(3);
    // The other element follows.
    expect(one.business.getState().branchId).toBe('demo~one');
    expect(cartContents(one)).toEqual(cartContents(two));
    stop();
  });

  it('move the cart back to the branch of the element where the customer adds an item', async () => {
    const { one, two, stop } = await openTwoElements({ 'webapp/v5/menu/demo~two': 'lost' });
    await switchToBranch(one, 'two');
    two.cart.getState().add(itemChoice('mocha'));
    await settled(Promise.resolve());
    expect(cartContents(two)).toEqual(['demo~one', '2 latte', '1 mocha']);
    expect(cartContents(one)).toEqual(cartContents(two));
    stop();
  });

  it('end at the same branch with the same cart after any switches and loading times', async () => {
    const branchSwitch = fc.record({
      by: fc.nat(2),
      to: fc.constantFrom('one', 'two', 'three'),
      after: fc.nat(300),
    });
    const delays = fc.array(fc.nat(400), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(branchSwitch, { maxLength: 6 }), delays, async (switches, waits) => {
        let next = 0;
        const slowly = (reply: { body: unknown }) => async () => {
          await new Promise((resolve) => setTimeout(resolve, waits[next++ % waits.length]));
          return reply;
        };
        const slow = Object.fromEntries(
          Object.entries(routes).map(([path, reply]) => [
            path,
            path.includes('menu') ? slowly(reply) : reply,
          ]),
        );
        const storage = createSharedStorage();
        const all = [];
        for (let element = 0; element < 3; element++) all.push(await openCart({ storage: storage() }, slow));
        const stops = all.flatMap(({ business, cart }) => [business.connect(), cart.connect()]);
        all[0]?.cart.getState().add(itemChoice('latte', 2));
        all[0]?.cart.getState().add(itemChoice('mocha'));
        for (const { by, to, after } of switches) {
          void all[by]?.business.getState().selectBranch(`demo~${to}`);
          await vi.advanceTimersByTimeAsync(after);
        }
        await settled(Promise.resolve());
        let writes = 0;
        const stopCounting = storage().subscribe(() => void writes++);
        await settled(Promise.resolve());
        expect(writes).toBe(0);
        expect(new Set(all.map(({ business }) => business.getState().branchId)).size).toBe(1);
        expect(new Set(all.map((world) => JSON.stringify(cartContents(world)))).size).toBe(1);
        for (const { cart } of all) expect(cart.getState().elsewhere).toBeNull();
        for (const world of all) expect(cartContents(world)[1]).toBe('2 latte');
        stopCounting();
        for (const stop of stops) stop();
      }),
      { numRuns: 60 },
    );
  });
});
