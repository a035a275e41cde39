// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { formBody, openReservation } from '../../stores/testing/reservation-stores.ts';
import { itemChoice } from '../../stores/testing/test-stores.ts';
import { ReservationScreen } from './reservation-screen.tsx';

const user = userEvent.setup();
const PATH = '/demo/reservation/reserv_dinein';
const open = async (form: Record<string, unknown> = {}, path = PATH) => {
  const world = await openReservation({ 'webapp/reservation-form/': { body: formBody(form) } });
  return showScreen(path, ReservationScreen, world);
};
/** The times of the first day that has any; the second is taken. */
const option = async (at: number) => {
  const [first, second] = await screen.findAllByRole('option');
  if (!first || !second) throw new Error('No times are shown');
  return at ? second : first;
};

describe('reserving a table', () => {
  // @spec paths/reservation-reserve-type
  it('shows taken times as taken, and goes to the reservation once everything is there', async () => {
    const { requestsTo } = await open();
    const full = await option(1);
    expect(full.textContent).toContain('Full');
    expect(full.getAttribute('aria-disabled')).toBe('true');
    await user.click(full);
    expect(full.getAttribute('aria-selected')).toBe('false');
    await user.click(await option(0));
    await user.click(screen.getByRole('button', { name: 'One guest more' }));
    await user.click(await screen.findByRole('button', { name: /2, 4 seats/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '50012345');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Went to /demo/reservation/success/r1')).toBeTruthy();
    expect(requestsTo('webapp/reserve-table')[0]?.body).toMatchObject({
      guests: 3,
      table_id: 't2',
      name: 'Sara',
    });
  });

  // @spec paths/reservation-reserve-type
  it('says everything that is missing beside the button, and sends nothing', async () => {
    const questions = [{ id: 'q', type: 'text', label: { en: 'Occasion' }, required: true }];
    const { requestsTo } = await open({ questions });
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    for (const name of ['Please choose a time.', 'Please enter your name'])
      expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(requestsTo('webapp/reserve-table')).toEqual([]);
  });

  it('with an order is not sent without dishes, and leads to them', async () => {
    const { requestsTo } = await open({ type: 2 });
    await user.click(await option(0));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '50012345');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect((await screen.findAllByText('Please choose your dishes.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Choose dishes' })).toBe(document.activeElement);
    expect(requestsTo('webapp/reserve-table')).toEqual([]);
  });

  it('whose dishes are in the part of the menu that did not come says so, and has them with the next try', async () => {
    const settings = { timezone: 'UTC', reservation: { enabled: true, with_table: true, type: 1 as const } };
    const restaurant = (...items: readonly string[]) =>
      restaurantBody(settings, {
        menu: {
          categories: [
            wireCategory(
              'coffee',
              items.map((item) => wireItem(item)),
            ),
          ],
        },
        pagination: { page: 1, pages: 3 - items.length, total: 2 },
      });
    const world = await openReservation({
      'webapp/reservation-form/': { body: formBody({ type: 2 }) },
      'webapp/v5/restaurant/': { body: restaurant('mocha') },
      'webapp/v5/menu/': { status: 400, body: { error: 1, code: 'x', message: 'no' } },
    });
    world.cart.getState().add(itemChoice('latte'));
    const { routes } = await showScreen(PATH, ReservationScreen, world);
    await screen.findByText('We couldn’t load the menu', {}, { timeout: 3000 });
    expect(screen.queryByRole('link', { name: 'Choose dishes' })).toBeNull();
    routes['webapp/v5/restaurant/'] = { body: restaurant('mocha', 'latte') };
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('list', { name: 'Pre-order' })).textContent).toContain('latte');
  });

  it('that the server refuses is mended field by field, answers too, in words for customers', async () => {
    const questions = [{ id: 'q', type: 'text', label: { en: 'Occasion' }, required: false }];
    const fields = { dial_code: 'Invalid string: must match pattern', 'answers.q': 'too_long' };
    const refusal = { error: 1, code: 'invalid', message: 'Some of the request is wrong', fields };
    const world = await openReservation({
      'webapp/reservation-form/': { body: formBody({ questions }) },
      'webapp/reserve-table': { status: 422, body: refusal },
    });
    await showScreen(PATH, ReservationScreen, world);
    await user.click(await option(0));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '50012345');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    const summary = (await screen.findByText('Please correct 2 fields')).parentElement;
    expect(summary?.textContent).toContain('Please choose a country code');
    expect(summary?.textContent).toContain('Occasion This answer is too long');
    expect(screen.queryByText(/must match pattern|Some of the request/)).toBeNull();
  });

  // @spec paths/reservation-reserve-type
  it('under another name leads to its own, and what is none is not found', async () => {
    await open({}, '/demo/reservation/dinein');
    expect(await screen.findByText(`Went to ${PATH}`)).toBeTruthy();
    await open({}, '/demo/reservation/delivery');
    expect(await screen.findByText('Went to /404')).toBeTruthy();
  });

  // @spec paths/reservation-reserve-type
  it('asks for the login where the business wants accounts, and comes back', async () => {
    await open({ login_required: true });
    expect(await screen.findByText(`Went to /demo/login?to=${PATH}`)).toBeTruthy();
  });

  // @spec entities/reservation
  it('says so where there is nothing to reserve', async () => {
    await open({ tables: [] });
    expect(await screen.findByText('Reservations aren’t available here')).toBeTruthy();
  });
});
