// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wireItem, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { getPreorderStores } from '../../stores/reservation/preorder-store.ts';
import {
  buildFormBody,
  buildReservationBusiness,
  buildReservedBody,
  openReservation,
} from '../../stores/testing/reservation-stores.ts';
import { buildItemChoice } from '../../stores/testing/test-stores.ts';
import { ReservationScreen } from './reservation-screen.tsx';

const user = userEvent.setup();
const RESERVE_PATH = 'webapp/reserve-table';
const RESTAURANT_PATH = 'webapp/v5/restaurant/';

/** The reservation screen with a time, a pre-ordered feast and the contact. */
async function openFilledForm(replies: readonly { status?: number; body: unknown }[]) {
  const pendingReplies = [...replies];
  const stores = await openReservation({ [RESERVE_PATH]: () => pendingReplies.shift() ?? 'lost' }, 2);
  getPreorderStores(stores).cart.getState().add(buildItemChoice('feast'));
  stores.fillForm();
  const screenStores = await showScreen('/demo/reservation/reserv_dinein', ReservationScreen, stores);
  return { ...stores, ...screenStores };
}
const clickReserve = async () => user.click(await screen.findByRole('button', { name: /^Reserve/ }));

describe('a reservation after a change of the business', () => {
  it('shows the new price of a pre-order, and reserves at that price on the next click', async () => {
    const quote = wireQuote({ subtotal: 3.5, total: 3.5, due: 3.5 });
    const { listRequestsTo } = await openFilledForm([
      { status: 409, body: { error: 1, code: 'stale_total', message: 'changed', quote } },
      { body: buildReservedBody() },
    ]);
    await clickReserve();
    expect(await screen.findByText('The price has changed')).toBeTruthy();
    await clickReserve();
    expect(await screen.findByText('Went to /demo/reservation/success/r1')).toBeTruthy();
    expect(listRequestsTo(RESERVE_PATH).map(({ body }) => Object(body).total)).toEqual([1.5, 3.5]);
  });

  it('says that a dish of a refused pre-order is unavailable, and loads the reservation limits again', async () => {
    const refusal = { error: 1, code: 'line_problems', message: 'no', fields: { 'order_lines.0': 'gone' } };
    const { routes, listRequestsTo } = await openFilledForm([{ status: 409, body: refusal }]);
    routes[RESTAURANT_PATH] = { body: buildReservationBusiness(2, {}, [wireItem('latte')]) };
    routes['webapp/reservation-form/'] = { body: buildFormBody({ type: 2, max_guests: 3 }) };
    await clickReserve();
    await waitFor(() => expect(listRequestsTo('webapp/reservation-form/')).toHaveLength(2));
    expect(await screen.findAllByText(/dishes aren’t available at that time/)).toHaveLength(2);
    expect(screen.getByText('Up to 3 people')).toBeTruthy();
    expect(listRequestsTo(RESERVE_PATH)).toHaveLength(1);
  });

  it('says how many people can reserve when the branch has lowered the limit in the meantime', async () => {
    const refusal = { error: 1, code: 'invalid', message: 'no', fields: { guests: 'at most 1' } };
    const { routes, reservation, listRequestsTo } = await openFilledForm([{ status: 422, body: refusal }]);
    routes['webapp/reservation-form/'] = { body: buildFormBody({ type: 2, max_guests: 1 }) };
    await clickReserve();
    await waitFor(() => expect(listRequestsTo('webapp/reservation-form/')).toHaveLength(2));
    // In the notice, and in the section with the number of guests.
    await waitFor(() => expect(screen.getAllByText('Up to 1 person')).toHaveLength(2));
    expect(reservation.getState().draft.guests).toBe(1);
    expect(listRequestsTo(RESERVE_PATH)).toHaveLength(1);
  });
});
