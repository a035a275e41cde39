// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { fillIn, open, place, user } from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const car = () => within(screen.getByRole('group', { name: 'Your car' }));

describe('the car', () => {
  it('is described by its make, its colour and its plate, and goes with the order as typed', async () => {
    const { paths, cart } = await open();
    await user.type(car().getByRole('textbox', { name: /^Make and model/ }), 'Toyota Yaris');
    await user.click(car().getByRole('radio', { name: 'Silver' }));
    await user.type(car().getByRole('textbox', { name: /^Plate/ }), 'ا ب 12-34');
    const described = { make: 'Toyota Yaris', color: 'silver', plate: 'ا ب 12-34' };
    expect(cart.getState().details.car).toEqual(described);
    await fillIn();
    await user.click(place());
    await waitFor(() => expect(paths('webapp/order')[0]?.body).toMatchObject({ car: described }));
  });

  it('may be left out, in whole or in part, and taken back', async () => {
    const { paths, cart } = await open();
    await user.click(car().getByRole('radio', { name: 'Red' }));
    await user.click(car().getByRole('radio', { name: 'Prefer not to say' }));
    expect(cart.getState().details.car).toEqual(NO_CAR);
    await fillIn();
    await user.click(place());
    await waitFor(() => expect(paths('webapp/order')[0]?.body).toMatchObject({ car: null }));
  });
});

describe('the time an order for now is expected', () => {
  const NOON_IN_KUWAIT = '2026-11-25T12:00:00+03:00';

  // Only the date is set: timers keep running.
  beforeEach(() => void vi.useFakeTimers({ now: new Date(NOON_IN_KUWAIT), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const shownTime = async (item: Parameters<typeof wireItem>[1], preparation_minutes?: number) => {
    const branch = {
      id: 'demo~one',
      name: { en: 'One' },
      ...(preparation_minutes !== undefined && { preparation_minutes }),
    };
    const menu = { categories: [wireCategory('coffee', [wireItem('latte', item)])] };
    await open({ 'webapp/v5/restaurant/': { body: restaurantBody({ branches: [branch] }, { menu }) } });
    return screen.getByText(/^About/).textContent;
  };

  it.each([
    ['allows for the slowest dish', { preparation_time: 40 }, undefined, 'About 12:40 PM'],
    ['is no sooner than the branch needs', { preparation_time: 5 }, 25, 'About 12:25 PM'],
    ['is a quarter of an hour when nobody sets a time', {}, undefined, 'About 12:15 PM'],
  ])('%s', async (_, item, branch, time) => {
    expect(await shownTime(item, branch)).toBe(time);
  });
});
