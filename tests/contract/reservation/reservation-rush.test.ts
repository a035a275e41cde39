import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDoubleBooking } from '../../../demo/server/repo/reservation/reservable-times-repo.ts';
import { insertReservation } from '../../../demo/server/repo/reservation/reservations-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { buildReservationBody, LUNCH, openRoom, reserve } from '../testing/room-business.ts';

const TABLE_COUNT = 10;
const CUSTOMERS = 200;
const localize = (text: string) => ({ en: text, de: text });
const tenTables = Array.from({ length: TABLE_COUNT }, (_, index) => ({
  id: `t${index}`,
  name: localize(`t${index}`),
  seats: 4,
}));
/** The dish is sold only for reservations. */
const FEAST_TYPES = { delivery: false, car_pickup: false, dine_in: false, reservation: true };

describe.each(databaseEngines)('two hundred customers and ten tables, on $name', (engine) => {
  const backend = useBackend(engine);
  const branchChanges = { tables: tenTables, reservation: undefined };
  let hallBranchId = '';
  let feastBranchId = '';
  beforeAll(async () => {
    hallBranchId = await openRoom(backend, 'hall', {
      branch: branchChanges,
      reservation: { confirm: 'at_once' },
    });
    feastBranchId = await openRoom(backend, 'feast', {
      branch: branchChanges,
      reservation: { type: 2 },
      businessChanges: {
        categories: [
          {
            id: 'ahead',
            name: localize('Ahead'),
            items: [{ id: 'goose', name: localize('Goose'), price: 40, types: FEAST_TYPES }],
          },
        ],
        coupons: [],
        discounts: {},
        smart_categories: [],
        highlighted_category: undefined,
        exclusive_taxes: [],
      },
    });
  });

  const sendReservation = async (branchId: string, changes: object, key: string = randomUUID()) => {
    const response = await backend.request('/api/webapp/reserve-table', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(buildReservationBody(branchId, changes)),
    });
    const body = (await response.json()) as {
      readonly code?: string;
      readonly alternatives?: readonly { readonly from: string; readonly free: boolean }[];
      readonly reservation?: { readonly id: string; readonly table: { readonly id: string } };
    };
    return { status: response.status, body };
  };
  type ReservationResponse = Awaited<ReturnType<typeof sendReservation>>;
  const listTableIds = (responses: readonly ReservationResponse[]) =>
    responses.flatMap(({ status, body }) =>
      status === 200 && body.reservation ? [body.reservation.table.id] : [],
    );
  const expectOneTablePerReservation = (responses: readonly ReservationResponse[]) => {
    expect(listTableIds(responses).sort()).toEqual(tenTables.map(({ id }) => id).sort());
    for (const { status, body } of responses.filter((response) => response.status !== 200)) {
      expect([status, body.code]).toEqual([409, 'slot_taken']);
      expect(body.alternatives).toHaveLength(4);
      expect(body.alternatives?.every(({ from, free }) => free && from !== LUNCH)).toBe(true);
    }
  };
  const loadActiveReservations = async (referenceId: string) =>
    (await backend.database().query.reservations.findMany()).filter(
      (row) => row.referenceId === referenceId && [0, 1].includes(row.status),
    );

  // @spec calls/post-webapp-reserve-table
  it('gives each table to one of many simultaneous customers, and offers other times to the rest', async () => {
    const keys = Array.from({ length: CUSTOMERS }, () => randomUUID());
    // Half of the customers want a start half an hour later. The two stays overlap, so all customers compete for the
    // same tables.
    const chooseStart = (index: number) => ({ starts_at: index % 2 ? LUNCH : '2026-03-05T12:30:00+01:00' });
    const responses = await Promise.all(
      keys.map((key, index) => sendReservation(hallBranchId, chooseStart(index), key)),
    );
    expect(listTableIds(responses).sort()).toEqual(tenTables.map(({ id }) => id).sort());
    for (const { status, body } of responses.filter((response) => response.status !== 200))
      expect([status, body.code]).toEqual([409, 'slot_taken']);
    // A customer who got no response and sends the request again still has one reservation.
    const retries = await Promise.all(
      keys.slice(0, 30).map((key, index) => sendReservation(hallBranchId, chooseStart(index), key)),
    );
    expect(listTableIds(retries)).toEqual(listTableIds(responses.slice(0, 30)));
    expect(await loadActiveReservations('hall')).toHaveLength(TABLE_COUNT);
  });

  it('when ten tables are free, stores ten of thirty simultaneous reservations, each with its pre-order', async () => {
    const order = { type: 2, order_lines: [{ item_id: 'goose', quantity: 1 }], total: 40 };
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => sendReservation(feastBranchId, order)),
    );
    expectOneTablePerReservation(responses);
    const orders = (await backend.database().query.orders.findMany()).filter(
      ({ referenceId }) => referenceId === 'feast',
    );
    expect(orders.map(({ status }) => status)).toEqual(Array(TABLE_COUNT).fill(10));
    const linkedOrderIds = (await loadActiveReservations('feast')).map(({ orderId }) => orderId);
    expect(linkedOrderIds.sort()).toEqual(orders.map(({ id }) => id).sort());
  });

  it('gives the last table to one of many simultaneous changes, and leaves the other reservations unchanged', async () => {
    const day = '2026-03-12';
    const newStart = `${day}T15:00:00+01:00`;
    for (const { id } of tenTables.slice(1))
      await reserve(backend, hallBranchId, { starts_at: newStart, table_id: id });
    const earlierReservations = await Promise.all(
      Array.from({ length: 8 }, () => reserve(backend, hallBranchId, { starts_at: `${day}T09:00:00+01:00` })),
    );
    const responses = await Promise.all(
      earlierReservations.map(({ reservation: { id }, owner }) =>
        backend.request(`/api/webapp/reservation-change/${id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...owner },
          body: JSON.stringify({ starts_at: newStart }),
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const rows = (await loadActiveReservations('hall')).filter(({ id }) =>
      earlierReservations.some(({ reservation }) => reservation.id === id),
    );
    expect(rows.filter(({ startsAt }) => startsAt.getTime() === Date.parse(newStart))).toHaveLength(1);
  });

  // @spec calls/post-webapp-reserve-table
  it('the database itself prevents a second reservation of a table for the same time', async () => {
    const [row] = await loadActiveReservations('hall');
    if (!row) throw new Error('Nobody has a table');
    const buildCopy = () => ({
      ...row,
      id: randomUUID(),
      number: randomUUID(),
      idempotencyKey: randomUUID(),
      orderId: null,
    });
    const reservableNumbers = [row.reservableNumber];
    const [from, to] = [row.startsAt.getTime(), row.endsAt.getTime()];
    const insertCopy = (span: { from: number; to: number }, changes = {}) =>
      backend
        .database()
        .transaction((tx) =>
          insertReservation(tx, { ...buildCopy(), ...changes }, { ...span, reservableNumbers }),
        )
        .then(
          () => 'stored',
          (error: unknown) => (isDoubleBooking(error) ? 'taken' : error),
        );
    const HOUR_MS = 3_600_000;
    expect(await insertCopy({ from: to - HOUR_MS, to: to + HOUR_MS })).toBe('taken');
    expect(await insertCopy({ from: from - HOUR_MS, to: from + 60_000 })).toBe('taken');
    expect(await insertCopy({ from, to }, { status: 2, endedBy: 'business' })).toBe('stored');
    const freeSpan = { from: to + 30 * 24 * HOUR_MS, to: to + 31 * 24 * HOUR_MS };
    // The second insert starts before the first transaction ends. With more inserts, PostgreSQL might report a deadlock instead.
    let secondInsert: Promise<unknown> | undefined;
    await backend.database().transaction(async (tx) => {
      await insertReservation(tx, buildCopy(), { ...freeSpan, reservableNumbers });
      secondInsert = insertCopy(freeSpan);
    });
    expect(await secondInsert).toBe('taken');
  });
});
