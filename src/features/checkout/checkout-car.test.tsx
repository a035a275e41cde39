// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    await user.click(car().getByRole('radio', { name: 'Not said' }));
    expect(cart.getState().details.car).toEqual(NO_CAR);
    await fillIn();
    await user.click(place());
    await waitFor(() => expect(paths('webapp/order')[0]?.body).toMatchObject({ car: null }));
  });
});

describe('the time an order for now is expected', () => {
  /** As `toLocaleTimeString` of the business's zone writes it. */
  const about = (minutes: number) => {
    const at = (ms: number) =>
      new Intl.DateTimeFormat('en-KW', {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'Asia/Kuwait',
      }).format(ms);
    const now = Date.now() + minutes * 60_000;
    return [`About ${at(now)}`, `About ${at(now + 60_000)}`];
  };
  const expected = async (item: Parameters<typeof wireItem>[1], preparation_minutes?: number) => {
    await open({
      'webapp/v5/restaurant/': {
        body: restaurantBody(
          {
            branches: [
              {
                id: 'demo~one',
                name: { en: 'One' },
                ...(preparation_minutes !== undefined && { preparation_minutes }),
              },
            ],
          },
          { menu: { categories: [wireCategory('coffee', [wireItem('latte', item)])] } },
        ),
      },
    });
    return screen.getByText(/^About/).textContent;
  };

  it.each([
    ['as long as the slowest dish takes', { preparation_time: 40 }, undefined, 40],
    ['no sooner than the branch needs', { preparation_time: 5 }, 25, 25],
    ['a quarter of an hour when nobody says', {}, undefined, 15],
  ])('is %s', async (_, item, branch, minutes) => {
    expect(about(minutes)).toContain(await expected(item, branch));
  });
});
