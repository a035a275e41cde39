import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservations } from '../../../demo/server/db/schema-reservations.ts';
import { isDoubleBooking } from '../../../demo/server/repo/reservation/reservable-times-repo.ts';
import { insertReservation } from '../../../demo/server/repo/reservation/reservations-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { enginesOfScope } from '../testing/engines.ts';
import { buildReservationBody, openRoom, reserve } from '../testing/room-business.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const localize = (text: string) => ({ en: text, de: text });
const buildTable = (id: string, seats: number) => ({ id, name: localize(id), seats, area: 'room' });
/** Three small tables in a row. Adjacent tables can be put together. Parties of 5 or more stay longer. */
const ROOM = {
  tables: [buildTable('1', 2), buildTable('2', 4), buildTable('3', 4)],
  table_combinations: [
    { id: 'left', tables: ['1', '2'] },
    { id: 'right', tables: ['2', '3'] },
    { id: 'all', tables: ['1', '2', '3'] },
  ],
  reservation: { areas: [{ id: 'room', name: localize('Room') }] },
};
const RULES = { max_users: 12, stay_by_party: [{ guests: 5, minutes: 180 }] };

describe.each(enginesOfScope)('tables that are put together, on $name', (engine) => {
  const backend = useBackend(engine);
  let roomBranchId = '';
  beforeAll(async () => {
    roomBranchId = await openRoom(backend, 'pairs', { branch: ROOM, reservation: RULES });
  });
  const expectReservationRefusal = (starts_at: string, changes: object) =>
    backend.expectRefusal('reserveTable', {
      body: buildReservationBody(roomBranchId, { starts_at, ...changes }),
      headers: buildIdempotencyHeader(),
    });
  const loadTables = async (from: string, guests: number) => {
    const { days } = await backend.call('reservationTimes', {
      params: { branch_id: roomBranchId },
      query: { from: from.slice(0, 10), guests },
    });
    return days.flatMap(({ times }) => times).find((time) => time.from === from)?.tables;
  };

  // @spec calls/post-webapp-reserve-table
  it('reserves the smallest combination of tables, for a longer stay, when a party is too large for every table', async () => {
    const { form } = await backend.call('reservationForm', { params: { branch_id: roomBranchId } });
    expect(form.max_guests).toBe(10);
    expect(form.tables.slice(3)).toMatchObject([
      { id: 'left', name: { en: '1 + 2' }, area_id: 'room', seats_from: 5, seats: 6, combined: true },
      { id: 'right', name: { en: '2 + 3' }, seats_from: 5, seats: 8 },
      { id: 'all', name: { en: '1 + 2 + 3' }, seats_from: 5, seats: 10 },
    ]);

    const noon = '2026-03-05T12:00:00+01:00';
    const { reservation } = await reserve(backend, roomBranchId, { starts_at: noon, guests: 5 });
    expect(reservation).toMatchObject({
      table: { id: 'left', name: { en: '1 + 2' }, area: { id: 'room' } },
      ends_at: '2026-03-05T15:00:00+01:00',
    });
    // Neither of its tables is free until the party leaves.
    expect(await loadTables('2026-03-05T14:30:00+01:00', 2)).toEqual(['3']);
    expect(await loadTables('2026-03-05T15:00:00+01:00', 2)).toEqual(['1', '2', '3']);
    expect((await expectReservationRefusal(noon, { guests: 8 })).body.code).toBe('slot_taken');
    expect((await expectReservationRefusal(noon, { guests: 2, table_id: '2' })).body.code).toBe('slot_taken');
  });

  it('offers a combination only while all of its tables are free, and refuses it to a party that one table seats', async () => {
    const starts_at = '2026-03-06T12:00:00+01:00';
    await reserve(backend, roomBranchId, { starts_at, table_id: '3' });
    expect(await loadTables(starts_at, 6)).toEqual(['left']);
    expect((await expectReservationRefusal(starts_at, { guests: 7 })).body.code).toBe('slot_taken');
    expect((await expectReservationRefusal(starts_at, { guests: 4, table_id: 'left' })).body.fields).toEqual({
      table_id: 'not for a party of that size',
    });
  });

  it('keeps the combination when a reservation moves, and frees its tables when the party shrinks', async () => {
    const starts_at = '2026-03-09T09:00:00+01:00';
    const { reservation, owner } = await reserve(backend, roomBranchId, {
      starts_at,
      guests: 6,
      table_id: 'right',
    });
    const changeReservation = (body: { starts_at: string; guests?: number }) =>
      backend.call('changeReservation', {
        params: { reservation_id: reservation.id },
        body,
        headers: owner,
      });
    const laterStart = '2026-03-09T10:00:00+01:00';
    const { reservation: movedReservation } = await changeReservation({ starts_at: laterStart });
    expect(movedReservation).toMatchObject({ table: { id: 'right' }, ends_at: '2026-03-09T13:00:00+01:00' });
    const { reservation: smallerReservation } = await changeReservation({ starts_at: laterStart, guests: 2 });
    expect(smallerReservation).toMatchObject({ table: { id: '1' }, ends_at: '2026-03-09T11:30:00+01:00' });
    expect(await loadTables(laterStart, 4)).toEqual(['2', '3']);
  });

  it('assigns no table twice when many parties of different sizes reserve at the same time', async () => {
    const starts_at = '2026-03-10T12:00:00+01:00';
    const parties = [2, 5, 6, 7, 8, 10, 2, 3, 4, 5, 2, 4];
    await Promise.allSettled(parties.map((guests) => reserve(backend, roomBranchId, { starts_at, guests })));
    const rows = await backend
      .database()
      .select()
      .from(reservations)
      .where(eq(reservations.startsAt, new Date(starts_at)));
    const tables = rows.flatMap(({ snapshot }) =>
      (snapshot as { table: { name: { en: string } } }).table.name.en.split(' + '),
    );
    expect(tables.length).toBeGreaterThan(0);
    expect(new Set(tables).size).toBe(tables.length);
  });

  it('the database itself refuses a second reservation of any table in a combination', async () => {
    const starts_at = '2026-03-11T12:00:00+01:00';
    const { reservation } = await reserve(backend, roomBranchId, { starts_at, guests: 8 });
    const [row] = await backend
      .database()
      .select()
      .from(reservations)
      .where(eq(reservations.id, reservation.id));
    if (!row) throw new Error('The reservation is not stored');
    const [from, to] = [row.startsAt.getTime(), row.endsAt.getTime()];
    const numbers = (row.blockedMinutes.match(/[[(]\d+/g) ?? []).map((rangeStart) =>
      Number(BigInt(rangeStart.slice(1)) >> 32n),
    );
    expect(numbers).toHaveLength(2);
    const insertCopy = (reservableNumbers: number[], id: string) =>
      backend
        .database()
        .transaction((tx) =>
          insertReservation(
            tx,
            {
              ...row,
              id,
              number: id,
              idempotencyKey: id,
              orderId: null,
              reservableNumber: reservableNumbers[0] ?? 0,
            },
            { from, to, reservableNumbers },
          ),
        )
        .then(
          () => 'stored',
          (error: unknown) => (isDoubleBooking(error) ? 'taken' : error),
        );
    for (const number of numbers) expect(await insertCopy([number], `single-${number}`)).toBe('taken');
    expect(await insertCopy([...numbers].reverse(), 'reversed')).toBe('taken');
  });

  it('lets the operator put tables together for a reservation', async () => {
    const starts_at = '2026-03-12T12:00:00+01:00';
    const { reservation } = await reserve(backend, roomBranchId, { starts_at, guests: 2 });
    const submitTables = (changes: Record<string, string>) =>
      backend.request(`/console/reservations/${reservation.id}/change`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        body: new URLSearchParams({ time: '2026-03-12T12:00', guests: '5', ...changes }).toString(),
      });
    expect((await submitTables({ table: 'right' })).status).toBe(303);
    const reservationList = await (await backend.request('/console/reservations?day=2026-03-12')).text();
    expect(reservationList).toMatch(/<bdi>Tisch 2 \+ 3<\/bdi>|<bdi>Table 2 \+ 3<\/bdi>/);
    expect(reservationList).toContain('12:00</time> to <time datetime="2026-03-12T14:00:00.000Z">15:00');
  });
});
