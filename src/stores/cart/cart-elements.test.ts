import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  advanceAndAwait,
  branchRoutes,
  listCartContents,
  openCart,
  readBillTotal,
  readStoredCart,
  switchToBranch,
} from '../testing/cart-branches.ts';
import { installFakeClock } from '../testing/fake-clock.ts';
import { buildItemChoice, createSharedStorage, type createTestStores } from '../testing/test-stores.ts';

installFakeClock();

describe('the cart of elements that share storage', () => {
  async function openTwoElements(extraRoutes: Parameters<typeof createTestStores>[0] = {}) {
    const openStorage = createSharedStorage();
    const firstElement = await openCart({ storage: openStorage() });
    const secondElement = await openCart({ storage: openStorage() }, extraRoutes);
    const writes: string[] = [];
    const observingStorage = openStorage();
    observingStorage.subscribe((key, value) => void writes.push(`${key} ${value}`));
    const disconnects = [firstElement, secondElement].flatMap(({ business, cart }) => [
      business.connect(),
      cart.connect(),
    ]);
    firstElement.cart.getState().add(buildItemChoice('latte', 2));
    firstElement.cart.getState().add(buildItemChoice('mocha'));
    writes.length = 0;
    return { firstElement, secondElement, writes, stop: () => disconnects.map((stop) => stop()) };
  }

  it('moves the cart in every element when one element switches the branch', async () => {
    const { firstElement, secondElement, writes, stop } = await openTwoElements();
    await switchToBranch(firstElement, 'two');
    expect(listCartContents(firstElement)).toEqual(['demo~two', '2 latte']);
    expect(listCartContents(secondElement)).toEqual(listCartContents(firstElement));
    expect([readBillTotal(firstElement), readBillTotal(secondElement)]).toEqual([3.5, 3.5]);
    // The elements don't respond to each other's writes with more writes.
    writes.length = 0;
    await advanceAndAwait(Promise.resolve());
    expect(writes).toEqual([]);
    secondElement.cart.getState().add(buildItemChoice('chai'));
    expect(listCartContents(firstElement)).toEqual(['demo~two', '2 latte', '1 chai']);
    stop();
  });

  it('shows the same branch in both elements after both switch the branch at the same time', async () => {
    const { firstElement, secondElement, stop } = await openTwoElements();
    await advanceAndAwait(
      Promise.all([
        firstElement.business.getState().selectBranch('demo~two'),
        secondElement.business.getState().selectBranch('demo~three'),
      ]),
    );
    expect(firstElement.business.getState().branchId).toBe(secondElement.business.getState().branchId);
    expect(listCartContents(firstElement)).toEqual(listCartContents(secondElement));
    expect(readStoredCart(firstElement)).toMatchObject({
      branchId: firstElement.business.getState().branchId,
    });
    stop();
  });

  it('keeps the cart at a branch that another element cannot load, until the customer moves the cart', async () => {
    const { firstElement, secondElement, writes, stop } = await openTwoElements({
      'webapp/v5/menu/demo~two': 'lost',
    });
    await switchToBranch(firstElement, 'two');
    expect(secondElement.business.getState().branchId).toBe('demo~one');
    expect(listCartContents(secondElement)).toEqual(['demo~two', '2 latte']);
    expect(secondElement.cart.getState()).toMatchObject({
      bill: null,
      otherBranch: { branchId: 'demo~two' },
    });
    expect(writes.filter((write) => write.includes(':cart'))).toHaveLength(1);

    secondElement.cart.getState().otherBranch?.moveToCurrentBranch();
    await advanceAndAwait(Promise.resolve());
    expect(listCartContents(secondElement)).toEqual(['demo~one', '2 latte']);
    expect(secondElement.cart.getState()).toMatchObject({ otherBranch: null });
    expect(readBillTotal(secondElement)).toBe(3);
    // The first element moves to the same branch.
    expect(firstElement.business.getState().branchId).toBe('demo~one');
    expect(listCartContents(firstElement)).toEqual(listCartContents(secondElement));
    stop();
  });

  it('moves the cart to the branch of the element in which the customer adds an item', async () => {
    const { firstElement, secondElement, stop } = await openTwoElements({
      'webapp/v5/menu/demo~two': 'lost',
    });
    await switchToBranch(firstElement, 'two');
    secondElement.cart.getState().add(buildItemChoice('mocha'));
    await advanceAndAwait(Promise.resolve());
    expect(listCartContents(secondElement)).toEqual(['demo~one', '2 latte', '1 mocha']);
    expect(listCartContents(firstElement)).toEqual(listCartContents(secondElement));
    stop();
  });

  it('shows the same branch and cart in all elements after any sequence of branch switches and loading times', async () => {
    const anyBranchSwitch = fc.record({
      elementIndex: fc.nat(2),
      branchName: fc.constantFrom('one', 'two', 'three'),
      waitMs: fc.nat(300),
    });
    const anyDelays = fc.array(fc.nat(400), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(anyBranchSwitch, { maxLength: 6 }), anyDelays, async (switches, delaysMs) => {
        let replyCount = 0;
        const delayReply = (reply: { body: unknown }) => async () => {
          await new Promise((resolve) => setTimeout(resolve, delaysMs[replyCount++ % delaysMs.length]));
          return reply;
        };
        const slowRoutes = Object.fromEntries(
          Object.entries(branchRoutes).map(([path, reply]) => [
            path,
            path.includes('menu') ? delayReply(reply) : reply,
          ]),
        );
        const openStorage = createSharedStorage();
        const elements = [];
        for (let element = 0; element < 3; element++)
          elements.push(await openCart({ storage: openStorage() }, slowRoutes));
        const stops = elements.flatMap(({ business, cart }) => [business.connect(), cart.connect()]);
        elements[0]?.cart.getState().add(buildItemChoice('latte', 2));
        elements[0]?.cart.getState().add(buildItemChoice('mocha'));
        for (const { elementIndex, branchName, waitMs } of switches) {
          void elements[elementIndex]?.business.getState().selectBranch(`demo~${branchName}`);
          await vi.advanceTimersByTimeAsync(waitMs);
        }
        await advanceAndAwait(Promise.resolve());
        let writeCount = 0;
        const stopCounting = openStorage().subscribe(() => void writeCount++);
        await advanceAndAwait(Promise.resolve());
        expect(writeCount).toBe(0);
        expect(new Set(elements.map(({ business }) => business.getState().branchId)).size).toBe(1);
        expect(new Set(elements.map((stores) => JSON.stringify(listCartContents(stores)))).size).toBe(1);
        for (const { cart } of elements) expect(cart.getState().otherBranch).toBeNull();
        for (const stores of elements) expect(listCartContents(stores)[1]).toBe('2 latte');
        stopCounting();
        for (const stop of stops) stop();
      }),
      { numRuns: 60 },
    );
  });
});
