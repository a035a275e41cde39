// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody, wireOrder } from '../../api/testing/wire-examples.ts';
import { fillIn, ORDER, open, place, user } from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const iso = (at: number) => new Date(at).toISOString();
/** On the hour, tomorrow: the day has a name that is no date. */
let first: number;
beforeEach(() => {
  first = Math.floor(Date.now() / HOUR) * HOUR + 24 * HOUR;
});
const slot = (at: number, left?: number) => ({
  from: iso(at),
  to: iso(at + 30 * MINUTE),
  ...(left !== undefined && { left }),
});

/** As it is kept in the cart. */
const chosen = () => ({ from: first, to: first + 30 * MINUTE, date: iso(first).slice(0, 10) });

type Today = NonNullable<Parameters<typeof shiftsBody>[0]>['car_pickup'];
const shifts = (change: Partial<NonNullable<Today>> = {}) =>
  shiftsBody({
    car_pickup: {
      status: 'open',
      shifts: [],
      slots: [slot(first), slot(first + HOUR), slot(first + 2 * HOUR)],
      ...change,
    },
  });
const business = (only_schedule = false) => ({
  body: restaurantBody({
    checkoutCarPickup: { enabled: true, scheduled_orders: { on: true, only_schedule } },
  }),
});

const show = async (
  today: Partial<NonNullable<Today>> = {},
  routes: Parameters<typeof open>[0] = {},
  onlyLater = false,
) => {
  const world = await open({
    'webapp/v5/restaurant/': business(onlyLater),
    'webapp/v5/shifts/': { body: shifts(today) },
    ...routes,
  });
  await act(() => world.shop.getState().load());
  return world;
};
const when = () => within(screen.getByRole('region', { name: 'When' }));
const bar = () => when().getByRole('button', { name: /Change the time/ });

describe('the time of an order at the checkout', () => {
  it('is as soon as possible, until another is chosen; that one goes with the order', async () => {
    const { paths } = await show();
    expect(bar().textContent).toContain('As soon as possible');
    await user.click(bar());
    const dialog = within(await screen.findByRole('dialog', { name: 'When would you like your order?' }));
    await user.click((await dialog.findAllByRole('option'))[1] as HTMLElement);
    expect(bar().textContent).not.toContain('As soon as possible');
    await fillIn();
    await user.click(place());
    await screen.findByText(/Went to/);
    expect(paths(ORDER)[0]?.body).toMatchObject({ priority: 'later', scheduled_at: iso(first + HOUR) });
  });

  it('can go back to as soon as possible', async () => {
    const world = await show();
    act(() => world.cart.getState().setSchedule(chosen()));
    await user.click(bar());
    await user.click(await screen.findByRole('button', { name: 'As soon as possible' }));
    expect(bar().textContent).toContain('As soon as possible');
  });

  it('is the second that is free after opening, where the shop is closed', async () => {
    const world = await show({ status: 'closed', opens_at: iso(first) });
    expect(world.cart.getState().selectedScheduleSlot?.from).toBe(first + HOUR);
    expect(place().hasAttribute('disabled')).toBe(false);
  });

  it('has to be chosen where there is none, and the button says so', async () => {
    await show({ status: 'closed', opens_at: iso(first), slots: [] });
    expect(screen.getByText('No times available')).toBeTruthy();
    expect(place().hasAttribute('disabled')).toBe(true);
  });

  it('that filled up meanwhile is told before paying, with the nearest that are free', async () => {
    const world = await show();
    act(() => world.cart.getState().setSchedule(chosen()));
    world.table['webapp/v5/shifts/'] = {
      body: shifts({ slots: [slot(first, 0), slot(first + HOUR, 2), slot(first + 2 * HOUR)] }),
    };
    await act(() => world.shop.getState().load());
    expect(when().getByText(/is fully booked/)).toBeTruthy();
    expect(place().hasAttribute('disabled')).toBe(true);
    const instead = within(when().getByRole('group', { name: 'Nearest available times' }));
    const [nearest] = instead.getAllByRole('button');
    await user.click(nearest as HTMLElement);
    expect(when().queryByText(/is fully booked/)).toBeNull();
    expect(world.cart.getState().selectedScheduleSlot?.from).toBe(first + HOUR);
    expect(place().hasAttribute('disabled')).toBe(false);
  });

  it('that the server refuses is told with its alternatives; one press takes one, and the order goes', async () => {
    const world = await show();
    act(() => world.cart.getState().setSchedule(chosen()));
    world.table[ORDER] = {
      status: 409,
      body: {
        error: 1,
        code: 'slot_full',
        message: 'Full',
        alternatives: [slot(first + 2 * HOUR, 1)],
        now: iso(Date.now()),
      },
    };
    await fillIn();
    await user.click(place());
    expect(await screen.findByText(/is fully booked/)).toBeTruthy();
    world.table[ORDER] = { body: { order: wireOrder() } };
    await user.click(
      within(screen.getByRole('group', { name: 'Nearest available times' })).getByRole('button'),
    );
    expect(screen.queryByText(/is fully booked/)).toBeNull();
    await user.click(place());
    await screen.findByText(/Went to/);
    expect(world.paths(ORDER)[1]?.body).toMatchObject({ scheduled_at: iso(first + 2 * HOUR) });
  });

  it('is kept, with a countdown, where places are few', async () => {
    const slots = [slot(first, 1), slot(first + HOUR, 1)];
    const world = await show(
      { slots },
      {
        'webapp/slot-hold/': ({ body }) => {
          const { hold_id: id, from } = body as { hold_id: string; from: string };
          const now = Date.now();
          return {
            body: {
              hold: { id: id.padEnd(16, '-'), from, to: from, expires_at: iso(now + 10 * MINUTE) },
              now: iso(now),
            },
          };
        },
        'webapp/slot-release/': { body: {} },
      },
    );
    act(() => world.cart.getState().setSchedule(chosen()));
    expect((await when().findByRole('timer')).textContent).toMatch(/^(10:00|9:5\d)$/);
    expect(await when().findByText('We’re holding this time for you for 10 minutes.')).toBeTruthy();
  });

  it('is told of a shop that closes meanwhile: nothing is ordered for another time without a word', async () => {
    const world = await show();
    world.table['webapp/v5/shifts/'] = { body: shifts({ status: 'closed', opens_at: iso(first) }) };
    await act(() => world.shop.getState().load());
    expect(when().getByText(/We’ve just closed/)).toBeTruthy();
    expect(world.cart.getState().selectedScheduleSlot).toBeNull();
    expect(place().hasAttribute('disabled')).toBe(true);
    await user.click(when().getByRole('button', { name: 'Got it' }));
    expect(world.cart.getState().selectedScheduleSlot?.from).toBe(first + HOUR);
    expect(place().hasAttribute('disabled')).toBe(false);
  });

  it('is told that the shop had closed before anybody knew: the refusal stays until a time is chosen', async () => {
    const world = await show({}, { 'webapp/v5/shifts/': 'lost' });
    world.table[ORDER] = {
      status: 409,
      body: { error: 1, code: 'closed', message: 'no', opens_at: iso(first) },
    };
    world.table['webapp/v5/shifts/'] = { body: shifts({ status: 'closed', opens_at: iso(first) }) };
    await fillIn();
    await user.click(place());
    const refusal = await screen.findByText('We’re closed');
    await act(() => world.shop.getState().load());
    expect(refusal.isConnected).toBe(true);
    expect(world.cart.getState().selectedScheduleSlot).toBeNull();
    expect(place().hasAttribute('disabled')).toBe(true);
    world.table[ORDER] = { body: { order: wireOrder() } };
    await user.click(screen.getAllByRole('button', { name: /\d+:\d+/ }).at(-1) as HTMLElement);
    expect(refusal.isConnected).toBe(false);
    expect(world.cart.getState().selectedScheduleSlot).not.toBeNull();
    expect(place().hasAttribute('disabled')).toBe(false);
  });

  it('is told of a shop that opens meanwhile, which can be had at once', async () => {
    const world = await show({ status: 'closed', opens_at: iso(first) });
    world.table['webapp/v5/shifts/'] = { body: shifts() };
    await act(() => world.shop.getState().load());
    expect(when().getByText(/We’re open now/)).toBeTruthy();
    await user.click(when().getByRole('button', { name: 'As soon as possible' }));
    expect(world.cart.getState().orderTime).toBe('now');
    expect(when().queryByText(/We’re open now/)).toBeNull();
  });
});
