// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { fillInContact, getPlaceOrderButton, openCheckout, user } from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const getCarFields = () => within(screen.getByRole('group', { name: 'Your car' }));

describe('the car at the checkout', () => {
  // @spec entities/cart
  // @spec constants/default-reservation-max-users-1
  it('sends the car’s make, colour and plate, exactly as entered, with the order', async () => {
    const { listRequestsTo, cart } = await openCheckout();
    await user.type(getCarFields().getByRole('textbox', { name: /^Make and model/ }), 'Toyota Yaris');
    await user.click(getCarFields().getByRole('radio', { name: 'Silver' }));
    await user.type(getCarFields().getByRole('textbox', { name: /^Plate/ }), 'ا ب 12-34');
    const car = { make: 'Toyota Yaris', color: 'silver', plate: 'ا ب 12-34' };
    expect(cart.getState().details.car).toEqual(car);
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo('webapp/order')[0]?.body).toMatchObject({ car }));
  });

  it('sends no car when the customer clears the chosen colour', async () => {
    const { listRequestsTo, cart } = await openCheckout();
    await user.click(getCarFields().getByRole('radio', { name: 'Red' }));
    await user.click(getCarFields().getByRole('radio', { name: 'Prefer not to say' }));
    expect(cart.getState().details.car).toEqual(NO_CAR);
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo('webapp/order')[0]?.body).toMatchObject({ car: null }));
  });
});

describe('the expected time of an immediate order', () => {
  const NOON_IN_KUWAIT = '2026-11-25T12:00:00+03:00';

  // Only `Date` is faked: timers keep running.
  beforeEach(() => void vi.useFakeTimers({ now: new Date(NOON_IN_KUWAIT), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const openCheckoutAndReadTime = async (
    latteOverrides: Parameters<typeof wireItem>[1],
    preparation_minutes?: number,
  ) => {
    const branch = {
      id: 'demo~one',
      name: { en: 'One' },
      ...(preparation_minutes !== undefined && { preparation_minutes }),
    };
    const menu = { categories: [wireCategory('coffee', [wireItem('latte', latteOverrides)])] };
    await openCheckout({
      'webapp/v5/restaurant/': { body: restaurantBody({ branches: [branch] }, { menu }) },
    });
    return screen.getByText(/^About/).textContent;
  };

  it.each([
    [
      'computes the expected time of an immediate order from the slowest dish',
      { preparation_time: 40 },
      undefined,
      'About 12:40 PM',
    ],
    [
      'expects an immediate order no sooner than the preparation time of the branch',
      { preparation_time: 5 },
      25,
      'About 12:25 PM',
    ],
    [
      'expects an immediate order in 15 minutes when no preparation time is set',
      {},
      undefined,
      'About 12:15 PM',
    ],
  ])('%s', async (_, latteOverrides, preparationMinutes, expectedTime) => {
    expect(await openCheckoutAndReadTime(latteOverrides, preparationMinutes)).toBe(expectedTime);
  });
});
