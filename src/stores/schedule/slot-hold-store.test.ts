import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { createTestStores, itemChoice, type SentRequest } from '../testing/test-stores.ts';
import { createSlotHoldStore } from './slot-hold-store.ts';

const NOON = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const SIX = NOON + 6 * 60 * MINUTE;
const SEVEN = SIX + 60 * MINUTE;
const iso = (at: number) => new Date(at).toISOString();
const HOLD = 'webapp/slot-hold/';
const RELEASE = 'webapp/slot-release/';

const slots = [SIX, SEVEN].map((from) => ({ from: iso(from), to: iso(from + 30 * MINUTE), left: 1 }));
const idOf = (sent: SentRequest | undefined) => (Object(sent?.body) as { hold_id?: string }).hold_id;
const kept = ({ body }: SentRequest) => {
  const { hold_id: id, from } = body as { hold_id: string; from: string };
  const expires_at = iso(Date.now() + 10 * MINUTE);
  return { body: { hold: { id, from, to: from, expires_at }, now: iso(Date.now()) } };
};
const full = {
  status: 409,
  body: { error: 1, code: 'slot_full', message: 'Full', alternatives: [slots[1]], now: iso(NOON) },
};

let ids = 0;
async function open(
  answer: NonNullable<Parameters<typeof createTestStores>[0]>[string] = kept,
  limited = true,
) {
  const listed = slots.map(({ left, ...slot }) => (limited ? { ...slot, left } : slot));
  const scheduled_orders = { on: true };
  const tabStorage = memoryStorage();
  const world = createTestStores(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({ checkoutCarPickup: { enabled: true, scheduled_orders } }),
      },
      'webapp/v5/shifts/': {
        body: shiftsBody({ car_pickup: { status: 'open', shifts: [], slots: listed } }),
      },
      [HOLD]: answer,
      [RELEASE]: { body: {} },
    },
    { newId: () => `a-long-unguessable-id-${++ids}`, tabStorage },
  );
  world.start();
  await world.business.getState().load();
  await world.shop.getState().load();
  world.cart.getState().add(itemChoice('latte'));
  const hold = world.lazyStore(createSlotHoldStore);
  const choose = (from: number) =>
    world.cart.getState().setSchedule({ from, to: from + 30 * MINUTE, date: '2026-03-02' });
  return { ...world, hold, choose, tabStorage };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

describe('a place in a slot', () => {
  it('is kept from the checkout on, by an id nobody can guess, and goes with the order', async () => {
    const { hold, choose, cart, requestsTo } = await open();
    choose(SIX);
    await settled();
    expect(requestsTo(HOLD)).toEqual([]);
    hold.getState().watch();
    await settled();
    expect(hold.getState().status).toBe('held');
    expect(hold.getState().lastsMs).toBe(10 * MINUTE);
    expect(cart.getState().hold).toMatchObject({ from: SIX, expiresAt: NOON + 10 * MINUTE });
    expect(requestsTo(HOLD)[0]?.body).toMatchObject({ selling_types: 'car_pickup', from: iso(SIX) });
  });

  it('moves with the choice, under the same id', async () => {
    const { hold, choose, requestsTo, cart } = await open();
    choose(SIX);
    hold.getState().watch();
    await settled();
    choose(SEVEN);
    await settled();
    const [first, second] = requestsTo(HOLD);
    expect(second?.body).toMatchObject({ hold_id: idOf(first), from: iso(SEVEN) });
    expect(requestsTo(RELEASE)).toEqual([]);
    expect(cart.getState().hold?.from).toBe(SEVEN);
  });

  it('is given back on leaving the checkout, and when the order is for now after all', async () => {
    for (const leave of ['stop', 'now'] as const) {
      const { hold, choose, requestsTo, cart } = await open();
      choose(SIX);
      const stop = hold.getState().watch();
      await settled();
      if (leave === 'stop') stop();
      else cart.getState().setSchedule(null);
      await settled();
      expect(requestsTo(RELEASE)).toHaveLength(1);
      expect(cart.getState().hold).toBeNull();
      expect(hold.getState().status).toBe('none');
    }
  });

  it('is not given back while the order it is for may be on its way', async () => {
    const { hold, choose, requestsTo, orders } = await open();
    choose(SIX);
    const stop = hold.getState().watch();
    await settled();
    orders.setState({ placing: { status: 'unanswered' } });
    stop();
    await settled();
    expect(requestsTo(RELEASE)).toEqual([]);
  });

  it('is said to be lost when its time is over, and kept again or longer when asked for', async () => {
    const { hold, choose, cart, requestsTo } = await open();
    choose(SIX);
    hold.getState().watch();
    await settled();
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    hold.getState().renew();
    await settled();
    expect(cart.getState().hold?.expiresAt).toBe(NOON + 18 * MINUTE);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(hold.getState().status).toBe('lost');
    expect(cart.getState().hold).toBeNull();
    expect(requestsTo(HOLD)).toHaveLength(2);
    hold.getState().renew();
    await settled();
    expect(hold.getState().status).toBe('held');
  });

  it('that is not to be had is said so, with the nearest that are', async () => {
    const { hold, choose, requestsTo } = await open(full);
    choose(SIX);
    hold.getState().watch();
    await settled();
    expect(hold.getState()).toMatchObject({
      status: 'refused',
      refusal: { code: 'slot_full', alternatives: [{ from: SEVEN, left: 1 }] },
    });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requestsTo(HOLD)).toHaveLength(1);
  });

  it('breaks nothing when there is no line', async () => {
    const { hold, choose, cart } = await open('lost');
    choose(SIX);
    hold.getState().watch();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(hold.getState().status).toBe('unanswered');
    expect(cart.getState().selectedScheduleSlot?.from).toBe(SIX);
    expect(cart.getState().hold).toBeNull();
  });

  it('is not asked for where all may come', async () => {
    const { hold, choose, requestsTo } = await open(kept, false);
    choose(SIX);
    hold.getState().watch();
    await settled();
    expect(requestsTo(HOLD)).toEqual([]);
    expect(hold.getState().status).toBe('none');
  });

  it('is known again after a reload, and not told to be taken', async () => {
    const { hold, choose, requestsTo, shop, tabStorage } = await open();
    choose(SIX);
    hold.getState().watch();
    await settled();
    const id = idOf(requestsTo(HOLD)[0]);
    expect(id).toBeTruthy();
    await shop.getState().load();
    expect(requestsTo('webapp/v5/shifts/').at(-1)?.path).toContain(`hold_id=${id}`);
    expect(tabStorage.get('order-app:demo:slot-hold')).toContain(id);
  });
});
