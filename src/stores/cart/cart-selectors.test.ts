import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { createCurrency, createMoney } from '../../domain/money/money.ts';
import { buildItemChoice, createTestStores } from '../testing/test-stores.ts';
import { getCartTip, getFulfilmentTime } from './cart-selectors.ts';
import { emptyCart } from './stored-cart.ts';

const CALC_ORDER_PATH = 'service/pos/calc-order/';
/** 20:00 in Kuwait. `MORNING_SLOT` is a slot at 08:00 on the next day. */
const EVENING_MS = Date.parse('2026-03-02T17:00:00Z');
const MORNING_SLOT = {
  date: '2026-03-03',
  from: EVENING_MS + 12 * 3_600_000,
  to: EVENING_MS + 12.5 * 3_600_000,
};

const morningHours = { closed: false, shifts: [{ time_from: '07:00', time_to: '11:00' }] };
const breakfastHours = Object.fromEntries(Array.from({ length: 7 }, (_, weekday) => [weekday, morningHours]));
const body = restaurantBody(
  { checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } }, checkoutDineIn: { enabled: true } },
  { menu: { categories: [wireCategory('coffee', [wireItem('latte', { availability: breakfastHours })])] } },
);

/** Opens the stores at 20:00. The dish in the cart is served only in the morning. */
async function openWithBreakfastDish() {
  const stores = createTestStores({ 'webapp/v5/restaurant/': { body } });
  await stores.business.getState().load();
  await stores.cart.loadRevalidator();
  stores.start();
  stores.cart.getState().add(buildItemChoice('latte'));
  const listProblems = () => stores.cart.getState().bill?.problems.map(({ reason }) => reason);
  return { ...stores, listProblems };
}

beforeEach(() => vi.useFakeTimers({ now: EVENING_MS }));
afterEach(() => vi.useRealTimers());

describe('a breakfast dish', () => {
  it('accepts a breakfast dish in the evening for the next morning, but not in an immediate order', async () => {
    const { cart, listProblems, stop } = await openWithBreakfastDish();
    expect(listProblems()).toEqual(['not_now']);
    cart.getState().setSchedule(MORNING_SLOT);
    expect(listProblems()).toEqual([]);
    cart.getState().setSchedule(null);
    expect(listProblems()).toEqual(['not_now']);
    stop();
  });

  it('applies a chosen slot only while the order type takes scheduled orders', async () => {
    const { cart, listProblems, stop } = await openWithBreakfastDish();
    cart.getState().setSchedule(MORNING_SLOT);
    cart.getState().setOrderType('dine_in');
    expect(listProblems()).toEqual(['not_now']);
    expect(cart.getState()).toMatchObject({ orderTime: 'now', selectedScheduleSlot: MORNING_SLOT });
    cart.getState().setOrderType('car_pickup');
    expect(listProblems()).toEqual([]);
    stop();
  });

  it('requests the price of a scheduled order for the time of its slot', async () => {
    const { cart, listRequestsTo, stop } = await openWithBreakfastDish();
    cart.getState().setSchedule(MORNING_SLOT);
    await cart.getState().revalidate();
    expect(listRequestsTo(CALC_ORDER_PATH)[0]?.body).toMatchObject({
      scheduled_at: '2026-03-03T05:00:00.000Z',
    });
    stop();
  });
});

describe('getFulfilmentTime', () => {
  it('uses the slot’s start as the fulfilment time of a scheduled order, and the current time otherwise', () => {
    expect(getFulfilmentTime({ orderTime: 'scheduled', selectedScheduleSlot: null }, 7)).toBe(7);
    expect(getFulfilmentTime({ orderTime: 'now', selectedScheduleSlot: MORNING_SLOT }, 7)).toBe(7);
    expect(getFulfilmentTime({ orderTime: 'scheduled', selectedScheduleSlot: MORNING_SLOT }, 7)).toBe(
      MORNING_SLOT.from,
    );
  });
});

describe('a stored tip', () => {
  it('applies a stored tip only while the business still uses the tip’s currency', async () => {
    const tips = { custom: true };
    const { business } = createTestStores({
      'webapp/v5/restaurant/': { body: restaurantBody({ checkoutCarPickup: { enabled: true, tips } }) },
    });
    await business.getState().load();
    const loadedBusiness = business.getState().business;
    if (!loadedBusiness) throw new Error('The business has not loaded');
    const readTip = (code: string) => {
      const value = createMoney(500, createCurrency(code));
      return getCartTip(loadedBusiness, 'car_pickup', {
        ...emptyCart.details,
        tip: { type: 'fixed', value },
      });
    };
    expect(readTip('KWD')).toMatchObject({ value: { minor: 500 } });
    expect(readTip('EUR')).toBeNull();
  });
});
