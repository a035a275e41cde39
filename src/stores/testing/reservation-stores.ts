import { restaurantBody, wireCategory, wireItem, wireReservation } from '../../api/testing/wire-examples.ts';
import { createReservationForm } from '../reservation/reservation-form-store.ts';
import { createReservation } from '../reservation/reservation-store.ts';
import { createTestStores } from './test-stores.ts';

type Routes = NonNullable<Parameters<typeof createTestStores>[0]>;
type StoreOverrides = NonNullable<Parameters<typeof createTestStores>[1]>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Today's midnight, UTC. */
const midnight = Math.floor(Date.now() / DAY) * DAY;
/** Start times of tomorrow's slots, in epoch ms. The second slot is not free. */
export const SLOT_STARTS = [18, 19, 20].map((hour) => midnight + DAY + hour * HOUR);
const toIsoTime = (epochMs: number) => new Date(epochMs).toISOString();

export const buildWireTime = (from: number, isFree = true, tables = ['t1', 't2']) => ({
  from: toIsoTime(from),
  to: toIsoTime(from + HOUR),
  free: isFree,
  tables: isFree ? tables : [],
});

export const buildFormBody = (overrides: Record<string, unknown> = {}) => ({
  form: {
    type: 1,
    with_table: true,
    max_guests: 6,
    login_required: false,
    confirm: 'by_hand',
    reminder_hours: 3,
    change_until_hours: 2,
    first_day: toIsoTime(midnight).slice(0, 10),
    last_day: toIsoTime(midnight + DAY).slice(0, 10),
    areas: [
      { id: 'in', name: { en: 'Inside' } },
      { id: 'out', name: { en: 'Terrace' } },
    ],
    tables: [
      { id: 't1', name: { en: '1' }, area_id: 'in', seats: 2 },
      { id: 't2', name: { en: '2' }, area_id: 'out', seats: 4 },
    ],
    services: [],
    staff: [],
    questions: [],
    ...overrides,
  },
  timezone: 'UTC',
  now: toIsoTime(Date.now()),
});

const buildTimesBody = () => ({
  days: [
    { date: toIsoTime(midnight).slice(0, 10), times: [] },
    {
      date: toIsoTime(midnight + DAY).slice(0, 10),
      times: SLOT_STARTS.map((from, index) => buildWireTime(from, index !== 1)),
    },
  ],
  timezone: 'UTC',
  now: toIsoTime(Date.now()),
});

export const buildReservedBody = (id = 'r1') => ({
  reservation: wireReservation({ id }),
  now: toIsoTime(Date.now()),
});

const dineInAndReservation = { delivery: false, car_pickup: false, dine_in: true, reservation: true };

type Restaurant = Parameters<typeof restaurantBody>[0];

const FEAST = wireItem('feast', { types: dineInAndReservation });

/** A business that accepts reservations. With `type` 2, customers can pre-order dishes. `restaurant` changes it. */
export const buildReservationBusiness = (
  type: 1 | 2,
  restaurant: Restaurant = {},
  dishes = [wireItem('latte'), FEAST],
) =>
  restaurantBody(
    {
      timezone: 'UTC',
      phone: '+96522000140',
      reservation: { enabled: true, with_table: true, type, max_users: 6 },
      checkoutDineIn: { enabled: true, cart: true },
      ...restaurant,
    },
    { menu: { categories: [wireCategory('coffee', dishes)] } },
  );

/** Stores of a business that accepts reservations. `restaurant` changes the business. */
export async function openReservation(
  routes: Routes = {},
  type: 1 | 2 = 1,
  overrides: StoreOverrides = {},
  restaurant: Restaurant = {},
) {
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body: buildReservationBusiness(type, restaurant) },
      'webapp/reservation-form/': { body: buildFormBody({ type }) },
      'webapp/reservation-times/': { body: buildTimesBody() },
      'webapp/reserve-table': { body: buildReservedBody() },
      ...routes,
    },
    overrides,
  );
  await stores.business.getState().load();
  await stores.getOrCreateStore(createReservationForm).getState().load('demo~one');
  const reservation = stores.getOrCreateStore(createReservation);
  reservation.getState().beginDraft('table', 'demo~one');
  const fillForm = () => {
    const [from = 0] = SLOT_STARTS;
    reservation.getState().chooseTime({ from, to: from + HOUR, isFree: true, tableIds: ['t1'] });
    reservation
      .getState()
      .change({ name: 'Sara', phone: '50012345', dialCode: '+965', note: 'By the window' });
  };
  return { ...stores, reservation, fillForm };
}
