import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderRequest } from '../../api/contract/order-request-contract.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { advance, buildSlot, HOUR, NINE, openSchedule } from '../testing/schedule-stores.ts';

const addHoursToNine = (hours: number): number => NINE + hours * HOUR;

beforeEach(() => vi.useFakeTimers({ now: NINE }));
afterEach(() => vi.useRealTimers());

async function openCheckout() {
  const stores = await openSchedule({ status: 'open', slots: [buildSlot(1), buildSlot(2)] });
  stores.routes['webapp/order'] = { body: { order: wireOrder(), now: new Date().toISOString() } };
  stores.cart.getState().setDetails({ name: 'Noor', phone: '55512345', dialCode: '+965' });
  const placeOrder = async () => {
    const orderPlaced = stores.orders.getState().placeOrder();
    await advance(100);
    await orderPlaced;
    return orderRequest.parse(stores.listRequestsTo('webapp/order').at(-1)?.body);
  };
  return { ...stores, placeOrder };
}

describe('the time in the order request', () => {
  // @spec schedule/chosen-date-slot-persist
  it('sends an immediate order without a time', async () => {
    const { placeOrder } = await openCheckout();
    const request = await placeOrder();
    expect(request).toMatchObject({ priority: 'now', scheduled_at: null });
    expect(request).not.toHaveProperty('hold_id');
  });

  // @spec entities/cart
  it('sends a scheduled order with the chosen time', async () => {
    const { placeOrder, getState } = await openCheckout();
    getState().chooseSlot(addHoursToNine(2));
    const request = await placeOrder();
    expect(request).toMatchObject({
      priority: 'later',
      scheduled_at: new Date(addHoursToNine(2)).toISOString(),
    });
    expect(request).not.toHaveProperty('hold_id');
  });

  it('sends the slot hold’s id with an order only if the hold is for the chosen slot', async () => {
    const { placeOrder, getState, cart } = await openCheckout();
    const hold = { id: 'an-unguessable-hold', expiresAt: addHoursToNine(1) };
    getState().chooseSlot(addHoursToNine(2));
    cart.getState().setHold({ ...hold, from: addHoursToNine(1) });
    expect(await placeOrder()).not.toHaveProperty('hold_id');
    cart.getState().add({ itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 1 });
    getState().chooseSlot(addHoursToNine(2));
    cart.getState().setHold({ ...hold, from: addHoursToNine(2) });
    expect(await placeOrder()).toMatchObject({ hold_id: hold.id });
  });

  // @spec schedule/chosen-date-slot-persist, cart/reset-clears-items-note-coupon
  it('resets the order time after the order is placed', async () => {
    const { placeOrder, getState, cart } = await openCheckout();
    getState().chooseSlot(addHoursToNine(2));
    cart
      .getState()
      .setHold({ id: 'an-unguessable-hold', from: addHoursToNine(2), expiresAt: addHoursToNine(1) });
    await placeOrder();
    expect(cart.getState()).toMatchObject({ orderTime: 'now', selectedScheduleSlot: null, hold: null });
  });
});
