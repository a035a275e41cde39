import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildReservationBody, LUNCH, openRoom, reserve } from '../testing/room-business.ts';
import { logIn } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, CHAI } from '../testing/test-orders.ts';

const ONE_PM = '2026-03-05T13:00:00+01:00';

describe.each(pgliteOnly)('table reservations, on $name', (engine) => {
  const backend = useBackend(engine);
  let roomBranchId = '';
  beforeAll(async () => {
    roomBranchId = await openRoom(backend, 'room');
  });
  const loadTimes = (query: object, branch_id = roomBranchId) =>
    backend.call('reservationTimes', { params: { branch_id }, query });
  const findTime = (response: Awaited<ReturnType<typeof loadTimes>>, from: string) =>
    response.days.flatMap((day) => day.times).find((time) => time.from === from);

  describe('available times', () => {
    // @spec entities/reservation, more-calls/get-webapp-reservation-form-branch-id
    it('the reservation form contains the rules, areas and tables of the branch', async () => {
      const { form, timezone } = await backend.call('reservationForm', {
        params: { branch_id: roomBranchId },
      });
      expect(timezone).toBe('Europe/Berlin');
      expect(form).toMatchObject({ type: 1, with_table: true, max_guests: 8, confirm: 'by_hand' });
      expect(form).toMatchObject({ first_day: '2026-03-04', last_day: '2026-04-03', reminder_hours: 3 });
      expect(form.areas.map(({ id }) => id)).toEqual(['room', 'garden']);
      expect(form.tables.map(({ id, seats_from, seats }) => [id, seats_from, seats])).toEqual([
        ['two', 1, 2],
        ['four', 1, 4],
        ['garden', 1, 4],
        ['long', 5, 8],
      ]);
    });

    // @spec more-calls/get-webapp-reservation-times-branch-id
    it('lists each time of a day with the free tables for the party', async () => {
      const response = await loadTimes({ from: '2026-03-05', days: 2, guests: 3 });
      expect(response.days.map(({ date, times: { length } }) => [date, length])).toEqual([
        ['2026-03-05', 18],
        ['2026-03-06', 18],
      ]);
      expect(response.days[0]?.times[0]).toEqual({
        from: '2026-03-05T08:00:00+01:00',
        to: '2026-03-05T09:30:00+01:00',
        free: true,
        tables: ['four', 'garden'],
      });
    });

    // @spec more-calls/get-webapp-reservation-times-branch-id
    it('offers no reservation on closed or past days, after the last day, or for a party that no table seats', async () => {
      expect((await loadTimes({ from: '2026-03-08' })).days[0]?.times).toEqual([]);
      expect((await loadTimes({ from: '2026-03-03' })).days[0]?.times).toEqual([]);
      expect((await loadTimes({})).days[0]?.times[0]?.from).toBe('2026-03-04T12:00:00+01:00');
      expect((await loadTimes({ from: '2026-04-03' })).days[0]?.times.at(-1)?.from).toBe(
        '2026-04-03T13:00:00+02:00',
      );
      expect((await loadTimes({ from: '2026-03-05', guests: 9 })).days[0]?.times).toEqual([]);
      expect((await loadTimes({ from: '2026-03-05', guests: 6, area: 'garden' })).days[0]?.times).toEqual([]);
    });

    it('refuses to list times for an unknown branch or service, an impossible day, or a business without reservations', async () => {
      const requestTimes = (branch_id: string, query = {}) =>
        backend.expectRefusal('reservationTimes', { params: { branch_id }, query });
      expect((await requestTimes('room~nowhere')).status).toBe(404);
      expect((await requestTimes(roomBranchId, { service: 'massage' })).status).toBe(404);
      expect((await requestTimes('tea-house~mitte')).body.code).toBe('reservations_off');
      expect((await requestTimes(roomBranchId, { from: '2026-02-31' })).body.fields).toHaveProperty('from');
      expect((await requestTimes(roomBranchId, { days: 99 })).body.fields).toHaveProperty('days');
      const form = await backend.expectRefusal('reservationForm', {
        params: { branch_id: 'tea-house~mitte' },
      });
      expect([form.status, form.body.code]).toEqual([404, 'reservations_off']);
      expect((await backend.expectRefusal('reservationForm', { params: { branch_id: 'x~y' } })).status).toBe(
        404,
      );
    });
  });

  describe('reserving', () => {
    // @spec calls/post-webapp-reserve-table
    it('assigns the smallest table that fits the party and is free for the whole stay', async () => {
      const { reservation } = await reserve(backend, roomBranchId, { note: 'By the window' });
      expect(reservation).toMatchObject({ kind: 'table', status: 0, guests: 2, note: 'By the window' });
      expect(reservation.table).toEqual({
        id: 'two',
        name: { en: 'two', de: 'two' },
        area: { id: 'room', name: { en: 'Room', de: 'Room' } },
      });
      expect([reservation.starts_at, reservation.ends_at]).toEqual([LUNCH, '2026-03-05T13:30:00+01:00']);
      expect(reservation.change_until).toBe('2026-03-05T10:00:00+01:00');
      expect(reservation.reminder_at).toBe('2026-03-05T09:00:00+01:00');
      const day = await loadTimes({ from: '2026-03-05', guests: 2 });
      expect(findTime(day, ONE_PM)?.tables).toEqual(['four', 'garden']);
      expect(findTime(day, '2026-03-05T13:30:00+01:00')?.tables).toEqual(['two', 'four', 'garden']);
      expect(
        findTime(await loadTimes({ from: '2026-03-05', guests: 2, but: reservation.id }), ONE_PM)?.tables,
      ).toContain('two');
    });

    it('assigns exactly the table and the area that the customer requests', async () => {
      const starts_at = '2026-03-09T12:00:00+01:00';
      const firstReservation = await reserve(backend, roomBranchId, { starts_at, area_id: 'garden' });
      expect(firstReservation.reservation.table?.id).toBe('garden');
      const refusal = await backend.expectRefusal('reserveTable', {
        body: buildReservationBody(roomBranchId, { starts_at, table_id: 'garden' }),
        headers: buildIdempotencyHeader(),
      });
      expect([refusal.status, refusal.body.code]).toEqual([409, 'slot_taken']);
      expect(refusal.body.alternatives).toMatchObject([
        { from: '2026-03-09T10:00:00+01:00' },
        { from: '2026-03-09T10:30:00+01:00' },
        { from: '2026-03-09T13:30:00+01:00' },
        { from: '2026-03-09T14:00:00+01:00' },
      ]);
    });

    // @spec calls/post-webapp-reserve-table
    it('stores one reservation per idempotency key, and refuses another reservation with the same key', async () => {
      const key = randomUUID();
      const buildRequest = (guests: number) => ({
        body: buildReservationBody(roomBranchId, { starts_at: '2026-03-10T12:00:00+01:00', guests }),
        headers: buildIdempotencyHeader(key),
      });
      const responses = await Promise.all([1, 2, 3].map(() => backend.call('reserveTable', buildRequest(2))));
      expect(new Set(responses.map(({ reservation }) => reservation.id)).size).toBe(1);
      expect((await backend.expectRefusal('reserveTable', buildRequest(3))).body.code).toBe('key_reused');
    });

    it('refuses a reservation at a time that is not offered, and offers other times', async () => {
      for (const starts_at of [
        '2026-03-05T12:10:00+01:00',
        '2026-03-04T11:00:00+01:00',
        '2026-03-08T12:00:00+01:00',
      ]) {
        const { status, body } = await backend.expectRefusal('reserveTable', {
          body: buildReservationBody(roomBranchId, { starts_at }),
          headers: buildIdempotencyHeader(),
        });
        expect([status, body.code]).toEqual([409, 'slot_gone']);
        expect(body.alternatives).toHaveLength(4);
      }
    });

    // @spec calls/post-webapp-reserve-table
    it('names all invalid fields of a table reservation, each with its problem', async () => {
      const expectRefusal = (changes: object) =>
        backend.expectRefusal('reserveTable', {
          body: { ...buildReservationBody(roomBranchId), ...changes },
          headers: buildIdempotencyHeader(),
        });
      const { status, body } = await expectRefusal({
        type: 2,
        guests: 20,
        table_id: 'nine',
        area_id: 'roof',
        staff_id: 'yuki',
        starts_at: 'soon',
        dial_code: '+999',
        order_lines: [CHAI],
        answers: [{ question_id: 'why', type: 'text', value: 'so' }],
      });
      expect([status, body.code]).toEqual([422, 'invalid']);
      expect(Object.keys(body.fields ?? {}).sort()).toEqual([
        'answers.why',
        'area_id',
        'guests',
        'order_lines',
        'phone',
        'staff_id',
        'starts_at',
        'table_id',
        'type',
      ]);
      expect((await expectRefusal({ name: ' ', guests: 0 })).body.fields).toMatchObject({
        name: expect.any(String),
        guests: expect.any(String),
      });
      expect((await expectRefusal({ service_id: 'massage' })).body.fields).toHaveProperty('service_id');
      expect((await expectRefusal({ guests: 3, table_id: 'two' })).body.fields).toHaveProperty('table_id');
      expect((await expectRefusal({ area_id: 'garden', table_id: 'two' })).body.fields).toHaveProperty(
        'table_id',
      );
      expect((await expectRefusal({ branch_id: 'room~nowhere' })).status).toBe(404);
      expect((await expectRefusal({ branch_id: 'tea-house~mitte' })).body.code).toBe('reservations_off');
      const refusalWithoutKey = await backend.expectRefusal('reserveTable', {
        body: buildReservationBody(roomBranchId),
      });
      expect([refusalWithoutKey.status, refusalWithoutKey.body.code]).toEqual([400, 'idempotency_key']);
    });

    // @spec entities/reservation
    it('requires a login for reservations if the business demands it, and lists no tables if customers cannot choose one', async () => {
      const membersBranchId = await openRoom(backend, 'members', {
        reservation: { login_required: true, with_table: false, confirm: 'at_once' },
      });
      const body = buildReservationBody(membersBranchId);
      const guestRefusal = await backend.expectRefusal('reserveTable', {
        body,
        headers: buildIdempotencyHeader(),
      });
      expect([guestRefusal.status, guestRefusal.body.code]).toEqual([401, 'login_needed']);
      const strangerRefusal = await backend.expectRefusal('reserveTable', {
        body,
        headers: { ...buildIdempotencyHeader(), authorization: 'Bearer nonsense' },
      });
      expect([strangerRefusal.status, strangerRefusal.body.code]).toEqual([401, 'token_invalid']);
      expect((await loadTimes({ from: '2026-03-05' }, membersBranchId)).days[0]?.times[0]?.tables).toEqual(
        [],
      );
    });
  });

  it('links a reservation to the customer’s account, and confirms it at once if no approval is needed', async () => {
    const teaHouse = await openRoom(backend, 'tea-house', { reservation: { confirm: 'at_once' } });
    const { headers } = await logIn(backend);
    const { reservation } = await reserve(backend, teaHouse, {}, headers);
    expect(reservation).toMatchObject({ status: 1, events: [{ status: 1 }] });
    const { reservations } = await backend.call('reservations', {
      params: { reference_id: 'tea-house' },
      body: {},
      headers,
    });
    expect(reservations.map(({ id }) => id)).toEqual([reservation.id]);
  });
});
