import type { Backend } from '../backend.ts';
import { buildReservationBody, reserve } from '../room-business.ts';
import { logIn } from '../test-accounts.ts';
import { buildIdempotencyHeader } from '../test-orders.ts';
import { type CallName, type CallPlan, type CaseFactory, FORGED_TOKEN_HEADER, INVALID_ID } from './plan.ts';

/** Ids of the business that `room-business.ts` opens. */
export const ROOM_BUSINESS_ID = 'calls-room';
const branch_id = `${ROOM_BUSINESS_ID}~mitte`;
const DAY_MS = 86_400_000;

let dayCount = 0;
/** Noon on a day without reservations. */
const getNextFreeNoon = (): string => {
  const noon = new Date(Date.parse('2026-03-09T12:00:00Z') + (dayCount++ % 18) * DAY_MS);
  return `${noon.toISOString().slice(0, 10)}T12:00:00+01:00`;
};

async function makeReservation(backend: Backend) {
  const { reservation, owner } = await reserve(backend, branch_id, {
    starts_at: getNextFreeNoon(),
    note: 'Anniversary',
  });
  return { params: { reservation_id: reservation.id }, headers: owner, reservation };
}
const buildUnknownIdCases =
  (body?: object): CaseFactory =>
  () => [[{ params: { reservation_id: 'nobody-has-this' }, body }, 404, 'not_found']];
/** Other customers' requests for a call that only the owner of the reservation may make. */
const buildStrangerCases =
  (body?: object): CaseFactory =>
  async (backend) => {
    const { params } = await makeReservation(backend);
    const otherAccount = await logIn(backend);
    return [
      [{ params, body }, 403, 'not_yours'],
      [{ params, body, headers: { 'order-key': 'somebody-else' } }, 403, 'not_yours'],
      [{ params, body, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
      // This customer is logged in at another business.
      [{ params, body, headers: otherAccount.headers }, 401, 'token_invalid'],
    ];
  };

/** Plans of the calls about reservations of tables and services. */
export const reservationPlans = {
  reservationForm: {
    valid: async () => [{ params: { branch_id } }, { form: { type: 1, with_table: true, max_guests: 8 } }],
    invalid: () => [[{ params: { branch_id: INVALID_ID } }, 400, 'invalid']],
    unauthorised: 'public',
    unknown: () => [
      [{ params: { branch_id: 'nobody~none' } }, 404, 'not_found'],
      [{ params: { branch_id: 'garden~main' } }, 404, 'reservations_off'],
    ],
  },
  reservationTimes: {
    valid: async () => [
      { params: { branch_id }, query: { from: '2026-03-30', guests: 2 } },
      { days: [{ date: '2026-03-30' }], timezone: 'Europe/Berlin' },
    ],
    invalid: () => [
      [{ params: { branch_id }, query: { from: '2026-02-31', days: 32 } }, 400, ['from', 'days']],
      [{ params: { branch_id }, query: { guests: 0 } }, 400, ['guests']],
    ],
    unauthorised: 'public',
    unknown: () => [
      [{ params: { branch_id: 'nobody~none' } }, 404, 'not_found'],
      [{ params: { branch_id }, query: { service: 'massage' } }, 404, 'not_found'],
    ],
  },
  reserveTable: {
    valid: async () => [
      {
        body: buildReservationBody(branch_id, { starts_at: getNextFreeNoon() }),
        headers: buildIdempotencyHeader(),
      },
      { reservation: { kind: 'table', status: 0, customer: { name: 'Ada' } } },
    ],
    invalid: () => [
      [
        {
          body: buildReservationBody(branch_id, { name: ' ', phone: '1', guests: 0 }),
          headers: buildIdempotencyHeader(),
        },
        422,
        ['guests', 'name', 'phone'],
      ],
      [{ body: buildReservationBody(branch_id) }, 400, 'idempotency_key'],
      [
        {
          body: buildReservationBody(branch_id, { starts_at: 'tomorrow' }),
          headers: buildIdempotencyHeader(),
        },
        422,
        ['starts_at'],
      ],
    ],
    unauthorised: () => [
      [
        {
          body: buildReservationBody(branch_id),
          headers: { ...buildIdempotencyHeader(), ...FORGED_TOKEN_HEADER },
        },
        401,
        'token_invalid',
      ],
      [
        { body: buildReservationBody(`${ROOM_BUSINESS_ID}-known~mitte`), headers: buildIdempotencyHeader() },
        401,
        'login_needed',
      ],
    ],
    unknown: () => [
      [{ body: buildReservationBody('nobody~none'), headers: buildIdempotencyHeader() }, 404, 'not_found'],
      [
        { body: buildReservationBody(branch_id, { table_id: 'none' }), headers: buildIdempotencyHeader() },
        422,
        ['table_id'],
      ],
    ],
  },
  reservations: {
    valid: async (backend) => {
      const { reservation, headers } = await makeReservation(backend);
      const ids = [{ id: reservation.id, key: headers['order-key'] }];
      return [
        { params: { reference_id: ROOM_BUSINESS_ID }, body: { ids } },
        { reservations: [{ id: reservation.id, note: 'Anniversary' }], pagination: { page: 1 } },
      ];
    },
    invalid: () => [
      [{ params: { reference_id: ROOM_BUSINESS_ID }, body: { page: 0, ids: 'all' } }, 422, ['ids', 'page']],
    ],
    unauthorised: async (backend) => {
      const { reservation } = await makeReservation(backend);
      const params = { reference_id: ROOM_BUSINESS_ID };
      const ids = [{ id: reservation.id, key: 'somebody-else' }];
      return [
        [{ params, body: { ids } }, 200, { lacks: reservation.id }],
        [{ params, body: { ids }, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
      ];
    },
    unknown: () => [
      [{ params: { reference_id: 'nobody' }, body: {} }, 404, 'not_found'],
      [
        { params: { reference_id: ROOM_BUSINESS_ID }, body: { ids: [{ id: 'none', key: 'none' }] } },
        200,
        { contains: { reservations: [] } },
      ],
    ],
  },
  reservation: {
    valid: async (backend) => {
      const { params, headers } = await makeReservation(backend);
      return [{ params, headers }, { reservation: { note: 'Anniversary', customer: { name: 'Ada' } } }];
    },
    invalid: () => [[{ params: { reservation_id: INVALID_ID } }, 400, 'invalid']],
    unauthorised: async (backend) => {
      const { params } = await makeReservation(backend);
      return [
        [{ params }, 200, { lacks: 'Ada' }],
        [{ params }, 200, { lacks: 'Anniversary' }],
        [{ params, headers: { 'order-key': 'somebody-else' } }, 200, { lacks: '1701234567' }],
        [{ params, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
      ];
    },
    unknown: buildUnknownIdCases(),
  },
  changeReservation: {
    valid: async (backend) => {
      const { params, headers } = await makeReservation(backend);
      const starts_at = getNextFreeNoon();
      return [{ params, headers, body: { starts_at } }, { reservation: { starts_at } }];
    },
    invalid: async (backend) => {
      const { params, headers } = await makeReservation(backend);
      const body = { starts_at: getNextFreeNoon(), guests: 0, note: 'x'.repeat(501) };
      return [[{ params, headers, body }, 422, ['guests', 'note']]];
    },
    unauthorised: buildStrangerCases({ starts_at: getNextFreeNoon() }),
    unknown: buildUnknownIdCases({ starts_at: getNextFreeNoon() }),
  },
  cancelReservation: {
    valid: async (backend) => {
      const { params, headers } = await makeReservation(backend);
      return [{ params, headers }, { reservation: { status: 2, ended_by: 'customer' } }];
    },
    invalid: () => [[{ params: { reservation_id: INVALID_ID } }, 400, 'invalid']],
    unauthorised: buildStrangerCases(),
    unknown: buildUnknownIdCases(),
  },
} satisfies Partial<Record<CallName, CallPlan>>;
