import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { buildItemChoice, createTestStores, type SentRequest } from '../testing/test-stores.ts';
import { createSlotHoldStore } from './slot-hold-store.ts';

/** Noon in Kuwait. */
const NOON = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const AT_SIX = NOON + 6 * 60 * MINUTE;
const AT_SEVEN = AT_SIX + 60 * MINUTE;
const toIsoTime = (epochMs: number) => new Date(epochMs).toISOString();
const HOLD_PATH = 'webapp/slot-hold/';
const RELEASE_PATH = 'webapp/slot-release/';

const slots = [AT_SIX, AT_SEVEN].map((from) => ({
  from: toIsoTime(from),
  to: toIsoTime(from + 30 * MINUTE),
  left: 1,
}));
const getHoldId = (request: SentRequest | undefined) =>
  (Object(request?.body) as { hold_id?: string }).hold_id;
const grantHold = ({ body }: SentRequest) => {
  const { hold_id: id, from } = body as { hold_id: string; from: string };
  const expires_at = toIsoTime(Date.now() + 10 * MINUTE);
  return { body: { hold: { id, from, to: from, expires_at }, now: toIsoTime(Date.now()) } };
};
const fullSlotReply = {
  status: 409,
  body: { error: 1, code: 'slot_full', message: 'Full', alternatives: [slots[1]], now: toIsoTime(NOON) },
};

let idCount = 0;
async function openStores(
  holdReply: NonNullable<Parameters<typeof createTestStores>[0]>[string] = grantHold,
  hasLimit = true,
) {
  const listedSlots = slots.map(({ from, to }) => ({ from, to, ...(hasLimit && { left: 1 }) }));
  const scheduled_orders = { on: true };
  const tabStorage = createMemoryStorage();
  const storage = createMemoryStorage();
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({ checkoutCarPickup: { enabled: true, scheduled_orders } }),
      },
      'webapp/v5/shifts/': {
        body: shiftsBody({ car_pickup: { status: 'open', shifts: [], slots: listedSlots } }),
      },
      [HOLD_PATH]: holdReply,
      [RELEASE_PATH]: { body: {} },
    },
    { createId: () => `a-long-unguessable-id-${++idCount}`, tabStorage, storage },
  );
  stores.start();
  await stores.business.getState().load();
  await stores.shop.getState().load();
  stores.cart.getState().add(buildItemChoice('latte'));
  const hold = stores.getOrCreateStore(createSlotHoldStore);
  const chooseSlot = (from: number) =>
    stores.cart.getState().setSchedule({ from, to: from + 30 * MINUTE, date: '2026-03-02' });
  return { ...stores, hold, chooseSlot, tabStorage, storage };
}
const flushRequests = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

describe('a slot hold', () => {
  it('requests a hold for the chosen slot only when the checkout opens', async () => {
    const { hold, chooseSlot, cart, listRequestsTo } = await openStores();
    chooseSlot(AT_SIX);
    await flushRequests();
    expect(listRequestsTo(HOLD_PATH)).toEqual([]);
    hold.getState().holdSlot();
    await flushRequests();
    expect(hold.getState().status).toBe('held');
    expect(hold.getState().durationMs).toBe(10 * MINUTE);
    expect(cart.getState().hold).toMatchObject({ from: AT_SIX, expiresAt: NOON + 10 * MINUTE });
    expect(listRequestsTo(HOLD_PATH)[0]?.body).toMatchObject({
      selling_types: 'car_pickup',
      from: toIsoTime(AT_SIX),
    });
  });

  it('changes the size of the hold with the cart if slots count dishes, but not if slots count orders', async () => {
    for (const capacity_unit of ['dishes', undefined] as const) {
      const { hold, chooseSlot, cart, listRequestsTo, shop, routes } = await openStores();
      const largeSlots = slots.map((slot) => ({ ...slot, left: 9 }));
      const wirePickupSchedule = { status: 'open' as const, shifts: [], slots: largeSlots, capacity_unit };
      routes['webapp/v5/shifts/'] = { body: shiftsBody({ car_pickup: wirePickupSchedule }) };
      await shop.getState().load();
      chooseSlot(AT_SIX);
      hold.getState().holdSlot();
      await flushRequests();
      cart.getState().add(buildItemChoice('latte'));
      await flushRequests();
      const sizes = listRequestsTo(HOLD_PATH).map(({ body }) => (body as { size?: { dishes: number } }).size);
      expect(sizes.map((size) => size?.dishes)).toEqual(capacity_unit ? [1, 2] : [1]);
      expect(new Set(listRequestsTo(HOLD_PATH).map(getHoldId)).size).toBe(1);
    }
  });

  it('moves the slot hold to a newly chosen slot under the same id', async () => {
    const { hold, chooseSlot, listRequestsTo, cart } = await openStores();
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await flushRequests();
    chooseSlot(AT_SEVEN);
    await flushRequests();
    const [firstRequest, secondRequest] = listRequestsTo(HOLD_PATH);
    expect(secondRequest?.body).toMatchObject({
      hold_id: getHoldId(firstRequest),
      from: toIsoTime(AT_SEVEN),
    });
    expect(listRequestsTo(RELEASE_PATH)).toEqual([]);
    expect(cart.getState().hold?.from).toBe(AT_SEVEN);
  });

  it('releases the slot hold when the customer leaves the checkout or makes the order immediate', async () => {
    for (const action of ['stop', 'now'] as const) {
      const { hold, chooseSlot, listRequestsTo, cart } = await openStores();
      chooseSlot(AT_SIX);
      const stop = hold.getState().holdSlot();
      await flushRequests();
      if (action === 'stop') stop();
      else cart.getState().setSchedule(null);
      await flushRequests();
      expect(listRequestsTo(RELEASE_PATH)).toHaveLength(1);
      expect(cart.getState().hold).toBeNull();
      expect(hold.getState().status).toBe('none');
    }
  });

  it('keeps the slot hold while an unanswered order may still use it', async () => {
    const { hold, chooseSlot, listRequestsTo, orders } = await openStores();
    chooseSlot(AT_SIX);
    const stop = hold.getState().holdSlot();
    await flushRequests();
    orders.setState({ placement: { status: 'unanswered' } });
    stop();
    await flushRequests();
    expect(listRequestsTo(RELEASE_PATH)).toEqual([]);
  });

  it('extends a running hold, and replaces an expired hold, when the customer renews the hold', async () => {
    const { hold, chooseSlot, cart, listRequestsTo } = await openStores();
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await flushRequests();
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    hold.getState().renew();
    await flushRequests();
    expect(cart.getState().hold?.expiresAt).toBe(NOON + 18 * MINUTE);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(hold.getState().status).toBe('expired');
    expect(cart.getState().hold).toBeNull();
    expect(listRequestsTo(HOLD_PATH)).toHaveLength(2);
    hold.getState().renew();
    await flushRequests();
    expect(hold.getState().status).toBe('held');
  });

  it('reports a refused slot hold with the nearest free slots', async () => {
    const { hold, chooseSlot, listRequestsTo } = await openStores(fullSlotReply);
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await flushRequests();
    expect(hold.getState()).toMatchObject({
      status: 'refused',
      refusal: { code: 'slot_full', alternatives: [{ from: AT_SEVEN, remaining: 1 }] },
    });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(listRequestsTo(HOLD_PATH)).toHaveLength(1);
  });

  it.each([
    ['too_many_places', 'limited'],
    ['hold_over', 'exhausted'],
  ])('keeps the chosen slot without a hold if the server responds with %s', async (code, status) => {
    const refusal = { error: 1, code, message: 'No', retry_after: 600 };
    const { hold, chooseSlot, cart } = await openStores({ status: 429, body: refusal });
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(hold.getState().status).toBe(status);
    expect(cart.getState().hold).toBeNull();
    expect(cart.getState().selectedScheduleSlot?.from).toBe(AT_SIX);
  });

  it('sends the same device id with every hold, even after a reload', async () => {
    const { hold, chooseSlot, listRequestsTo, storage } = await openStores();
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await flushRequests();
    chooseSlot(AT_SEVEN);
    await flushRequests();
    const ids = listRequestsTo(HOLD_PATH).map(({ body }) => (body as { device_id?: string }).device_id);
    expect(new Set(ids).size).toBe(1);
    expect(storage.get('order-app:demo:device')).toContain(ids[0]);
  });

  it('keeps the chosen slot if the hold request gets no response', async () => {
    const { hold, chooseSlot, cart } = await openStores('lost');
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(hold.getState().status).toBe('unanswered');
    expect(cart.getState().selectedScheduleSlot?.from).toBe(AT_SIX);
    expect(cart.getState().hold).toBeNull();
  });

  it('requests no hold for a slot without a capacity limit', async () => {
    const { hold, chooseSlot, listRequestsTo } = await openStores(grantHold, false);
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await flushRequests();
    expect(listRequestsTo(HOLD_PATH)).toEqual([]);
    expect(hold.getState().status).toBe('none');
  });

  it('stores the hold id in the tab and sends the id with requests for the schedule', async () => {
    const { hold, chooseSlot, listRequestsTo, shop, tabStorage } = await openStores();
    chooseSlot(AT_SIX);
    hold.getState().holdSlot();
    await flushRequests();
    const id = getHoldId(listRequestsTo(HOLD_PATH)[0]);
    expect(id).toBeTruthy();
    await shop.getState().load();
    expect(listRequestsTo('webapp/v5/shifts/').at(-1)?.path).toContain(`hold_id=${id}`);
    expect(tabStorage.get('order-app:demo:slot-hold')).toContain(id);
  });
});
