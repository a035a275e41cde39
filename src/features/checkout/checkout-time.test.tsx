// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import {
  buildChosenSlot,
  buildPickupShiftsBody,
  FIRST_SLOT_MS,
  getTimeSection,
  HOUR_MS,
  openWithSlots,
  toIsoTime,
} from './testing/checkout-with-slots.tsx';
import { fillInContact, getPlaceOrderButton, ORDER_PATH, user } from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const getTimeBar = () => getTimeSection().getByRole('button', { name: /Change the time/ });

describe('the time of an order at the checkout', () => {
  // @spec schedule/schedule-type
  it('preselects “as soon as possible”, and sends the slot that the customer chooses instead', async () => {
    const { listRequestsTo } = await openWithSlots();
    expect(getTimeBar().textContent).toContain('As soon as possible');
    await user.click(getTimeBar());
    const dialog = within(await screen.findByRole('dialog', { name: 'When would you like your order?' }));
    await user.click((await dialog.findAllByRole('option'))[1] as HTMLElement);
    expect(getTimeBar().textContent).not.toContain('As soon as possible');
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      priority: 'later',
      scheduled_at: toIsoTime(FIRST_SLOT_MS + HOUR_MS),
    });
  });

  it('lets the customer change a chosen slot back to “as soon as possible”', async () => {
    const stores = await openWithSlots();
    act(() => stores.cart.getState().setSchedule(buildChosenSlot()));
    await user.click(getTimeBar());
    await user.click(await screen.findByRole('button', { name: 'As soon as possible' }));
    expect(getTimeBar().textContent).toContain('As soon as possible');
  });

  // @spec schedule/otherwise-later-with-second-free
  it('preselects the second free slot after the next opening while the shop is closed', async () => {
    const stores = await openWithSlots({ status: 'closed', opens_at: toIsoTime(FIRST_SLOT_MS) });
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(FIRST_SLOT_MS + HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('blocks the order when the shop is closed and no slot is free', async () => {
    await openWithSlots({ status: 'closed', opens_at: toIsoTime(FIRST_SLOT_MS), slots: [] });
    expect(screen.getByText('No times available')).toBeTruthy();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
  });

  it('asks the customer to confirm a later time when the shop closes during the checkout', async () => {
    const stores = await openWithSlots();
    stores.routes['webapp/v5/shifts/'] = {
      body: buildPickupShiftsBody({ status: 'closed', opens_at: toIsoTime(FIRST_SLOT_MS) }),
    };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText(/We’ve just closed/)).toBeTruthy();
    expect(stores.cart.getState().selectedScheduleSlot).toBeNull();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    await user.click(getTimeSection().getByRole('button', { name: 'Got it' }));
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(FIRST_SLOT_MS + HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('shows the extra minutes of a rush, and sends them with the order', async () => {
    const stores = await openWithSlots();
    expect(getTimeSection().queryByText(/We’re busy/)).toBeNull();
    const rush = { extra_minutes: 40, extra_until: toIsoTime(Date.now() + HOUR_MS) };
    stores.routes['webapp/v5/shifts/'] = { body: buildPickupShiftsBody({ rush }) };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText('We’re busy right now: orders take 40 minutes longer.')).toBeTruthy();
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(stores.listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ priority: 'now', extra_minutes: 40 });
  });

  it('says how many minutes longer orders take when a rush begins while the customer orders', async () => {
    const stores = await openWithSlots();
    const rush = { extra_minutes: 20, extra_until: toIsoTime(Date.now() + HOUR_MS) };
    stores.routes['webapp/v5/shifts/'] = { body: buildPickupShiftsBody({ rush }) };
    stores.routes[ORDER_PATH] = {
      status: 409,
      body: { error: 1, code: 'busier', message: 'no', extra_minutes: 20 },
    };
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect(await screen.findByText(/We’ve become busier/)).toBeTruthy();
    expect(await getTimeSection().findByText(/orders take 20 minutes longer/)).toBeTruthy();
    stores.routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(stores.listRequestsTo(ORDER_PATH).map(({ body }) => Object(body).extra_minutes)).toEqual([0, 20]);
  });

  it('removes the notice that the shop has closed only when the customer chooses a slot', async () => {
    const stores = await openWithSlots({}, { 'webapp/v5/shifts/': 'lost' });
    stores.routes[ORDER_PATH] = {
      status: 409,
      body: { error: 1, code: 'closed', message: 'no', opens_at: toIsoTime(FIRST_SLOT_MS) },
    };
    stores.routes['webapp/v5/shifts/'] = {
      body: buildPickupShiftsBody({ status: 'closed', opens_at: toIsoTime(FIRST_SLOT_MS) }),
    };
    await fillInContact();
    await user.click(getPlaceOrderButton());
    const refusal = await screen.findByText('We’re closed');
    await act(() => stores.shop.getState().load());
    expect(refusal.isConnected).toBe(true);
    expect(stores.cart.getState().selectedScheduleSlot).toBeNull();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    stores.routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await user.click(screen.getAllByRole('button', { name: /\d+:\d+/ }).at(-1) as HTMLElement);
    expect(refusal.isConnected).toBe(false);
    expect(stores.cart.getState().selectedScheduleSlot).not.toBeNull();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('offers “as soon as possible” again when the shop opens during the checkout', async () => {
    const stores = await openWithSlots({ status: 'closed', opens_at: toIsoTime(FIRST_SLOT_MS) });
    stores.routes['webapp/v5/shifts/'] = { body: buildPickupShiftsBody() };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText(/We’re open now/)).toBeTruthy();
    await user.click(getTimeSection().getByRole('button', { name: 'As soon as possible' }));
    expect(stores.cart.getState().orderTime).toBe('now');
    expect(getTimeSection().queryByText(/We’re open now/)).toBeNull();
  });
});
