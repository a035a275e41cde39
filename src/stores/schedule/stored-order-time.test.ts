import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderRequest } from '../../api/contract/order-contract.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { advance, HOUR, NINE, openSchedule, slotAt } from '../testing/schedule-stores.ts';

const at = (hours: number): number => NINE + hours * HOUR;

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

async function atCheckout() {
  const world = await openSchedule({ status: 'open', slots: [slotAt(1), slotAt(2)] });
  world.routes['webapp/order'] = { body: { order: wireOrder(), now: new Date().toISOString() } };
  world.cart.getState().setDetails({ name: 'Noor', phone: '55512345', dialCode: '+965' });
  const place = async () => {
    const placed = world.orders.getState().place();
    await advance(100);
    await placed;
    return orderRequest.parse(world.requestsTo('webapp/order').at(-1)?.body);
  };
  return { ...world, place };
}

describe('an order', () => {
  // @spec schedule/chosen-date-slot-persist
  it('for now says so, and nothing of a time', async () => {
    const { place } = await atCheckout();
    const sent = await place();
    expect(sent).toMatchObject({ priority: 'now', scheduled_at: null });
    expect(sent).not.toHaveProperty('hold_id');
  });

  // @spec entities/cart
  it('for later says when', async () => {
    const { place, state } = await atCheckout();
    state().chooseSlot(at(2));
    const sent = await place();
    expect(sent).toMatchObject({ priority: 'later', scheduled_at: new Date(at(2)).toISOString() });
    expect(sent).not.toHaveProperty('hold_id');
  });

  it('brings the place held in its very slot, and no other', async () => {
    const { place, state, cart } = await atCheckout();
    const hold = { id: 'an-unguessable-hold', expiresAt: at(1) };
    state().chooseSlot(at(2));
    cart.getState().setHold({ ...hold, from: at(1) });
    expect(await place()).not.toHaveProperty('hold_id');
    cart.getState().add({ itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 1 });
    state().chooseSlot(at(2));
    cart.getState().setHold({ ...hold, from: at(2) });
    expect(await place()).toMatchObject({ hold_id: hold.id });
  });

  // @spec schedule/chosen-date-slot-persist, cart/reset-clears-items-note-coupon
  it('leaves no time behind for the next one', async () => {
    const { place, state, cart } = await atCheckout();
    state().chooseSlot(at(2));
    cart.getState().setHold({ id: 'an-unguessable-hold', from: at(2), expiresAt: at(1) });
    await place();
    expect(cart.getState()).toMatchObject({ orderTime: 'now', selectedScheduleSlot: null, hold: null });
  });
});
