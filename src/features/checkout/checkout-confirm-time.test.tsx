// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { loadPhoneKit } from '../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildZonesBody, createDeliveryStores, east } from '../../stores/testing/delivery-stores.ts';
import { buildItemChoice } from '../../stores/testing/test-stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const toIsoTime = (timeMs: number) => new Date(timeMs).toISOString();
const NOON_MS = Date.parse('2026-06-10T12:00:00Z');
/** Start of the first slot in epoch ms: at the same hour tomorrow. */
const firstSlotMs = NOON_MS + 24 * HOUR_MS;

// The app preselects the second slot, 25 hours ahead. The tests run at noon, so that this slot is always tomorrow.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

type PickupShifts = NonNullable<NonNullable<Parameters<typeof shiftsBody>[0]>['car_pickup']>;

async function openCheckoutWithShifts(shiftOverrides: Partial<PickupShifts>) {
  const slots = [0, 1, 2].map((hour) => ({
    from: toIsoTime(firstSlotMs + hour * HOUR_MS),
    to: toIsoTime(firstSlotMs + hour * HOUR_MS + 30 * MINUTE_MS),
  }));
  const stores = await openCheckout({
    'webapp/v5/restaurant/': {
      body: restaurantBody({ checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } } }),
    },
    'webapp/v5/shifts/': {
      body: shiftsBody({ car_pickup: { status: 'open', shifts: [], slots, ...shiftOverrides } }),
    },
  });
  await act(() => stores.shop.getState().load());
  await fillInContact();
  return stores;
}
const openCheckoutOfClosedShop = () =>
  openCheckoutWithShifts({ status: 'closed', opens_at: toIsoTime(firstSlotMs) });
const findQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'Please confirm the time' }));

describe('the confirmation of the time of an order', () => {
  it('sends an order for a preselected time only after the customer has confirmed the day and time', async () => {
    const stores = await openCheckoutOfClosedShop();
    await user.click(getPlaceOrderButton());
    const question = await findQuestion();
    expect(question.getByText(/^Tomorrow, \w+day, .*\d{4}, .*\d:00 .* – .*\d:30/)).toBeTruthy();
    expect(stores.listRequestsTo(ORDER_PATH)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Yes, order' }));
    await screen.findByText(/Went to/);
    expect(stores.listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      priority: 'later',
      scheduled_at: toIsoTime(firstSlotMs + HOUR_MS),
    });
  });

  it('sends an order without a confirmation when the customer has chosen the time', async () => {
    const stores = await openCheckoutOfClosedShop();
    await user.click(getPlaceOrderButton());
    await user.click((await findQuestion()).getByRole('button', { name: 'Choose a time' }));
    const timePicker = within(await screen.findByRole('dialog', { name: 'When would you like your order?' }));
    await user.click((await timePicker.findAllByRole('option'))[0] as HTMLElement);
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(stores.listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      scheduled_at: toIsoTime(firstSlotMs),
    });
  });

  it('asks the customer to confirm an immediate order that is ready after closing', async () => {
    const stores = await openCheckoutWithShifts({ closes_at: toIsoTime(Date.now() + 5 * MINUTE_MS) });
    await user.click(getPlaceOrderButton());
    const question = await findQuestion();
    expect(question.getByText(/^We close at .* Your order will be ready at about/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(stores.listRequestsTo(ORDER_PATH)).toHaveLength(0);
    expect(screen.getByDisplayValue('Noor')).toBeTruthy();
    await user.click(getPlaceOrderButton());
    await user.click((await findQuestion()).getByRole('button', { name: 'Yes, order' }));
    await screen.findByText(/Went to/);
    expect(stores.listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ priority: 'now' });
  });

  it('asks for no confirmation of an immediate order that is ready before closing', async () => {
    await openCheckoutWithShifts({ closes_at: toIsoTime(Date.now() + 3 * HOUR_MS) });
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
  });

  it('asks the customer to confirm a delivery that the closed branch of a shipping business prepares after opening', async () => {
    const shift = { time_from: '17:00', time_to: '22:00' };
    const hours = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { shifts: [shift] }]));
    const restaurant = restaurantBody({
      timezone: 'UTC',
      checkoutDelivery: { enabled: true, shipping: true },
      branches: [{ id: 'demo~one', name: { en: 'One' }, hours }],
    });
    const stores = createDeliveryStores({
      'webapp/v5/restaurant/': { body: restaurant },
      'webapp/zones/demo~one': { body: buildZonesBody({ zones: [{ ...east, fees: 0, min_order: 0 }] }) },
      [QUOTE_PATH]: { body: { quote: wireQuote() } },
      [ORDER_PATH]: { body: { order: wireOrder() } },
    });
    await stores.business.getState().load();
    await stores.getState().fetch();
    stores.getState().chooseArea('salmiya');
    stores.getState().setAddress({ fields: { street: 'Aaa Street', apartment: '1' }, contactName: 'Noor' });
    stores.cart.getState().add(buildItemChoice('latte', 2));
    await loadPhoneKit();
    await showScreen('/demo/delivery/checkout', CheckoutScreen, stores);
    await fillInContact();
    await user.click(getPlaceOrderButton());
    const question = await findQuestion();
    expect(question.getByText(/It will be for:/)).toBeTruthy();
    expect(question.getByText(/^8:45/)).toBeTruthy();
    expect(stores.listRequestsTo(ORDER_PATH)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Yes, order' }));
    await screen.findByText(/Went to/);
  });
});
