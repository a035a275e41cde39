import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { LUNCH, moveReservation, openRoom, reserve } from '../testing/room-business.ts';
import { createPhoneNumber, logIn } from '../testing/test-accounts.ts';

const UNKNOWN_ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const AT_TWO = '2026-03-05T14:00:00+01:00';

describe.each(pgliteOnly)('a reservation and its customer, on $name', (engine) => {
  const backend = useBackend(engine);
  let roomBranchId = '';
  beforeAll(async () => {
    roomBranchId = await openRoom(backend, 'inn');
  });
  const loadReservation = (reservation_id: string, headers = {}) =>
    backend.call('reservation', { params: { reservation_id }, headers });
  const changeReservation = (
    reservation_id: string,
    body: object,
    headers: Readonly<Record<string, string>>,
  ) =>
    backend.call('changeReservation', {
      params: { reservation_id },
      body: body as { starts_at: string },
      headers,
    });
  const cancelReservation = (reservation_id: string, headers: Readonly<Record<string, string>>) =>
    backend.call('cancelReservation', { params: { reservation_id }, headers });

  describe('reading', () => {
    // @spec calls/get-webapp-reservation-reservation-id
    it('shows a reservation without personal data to anybody who has its id', async () => {
      const { reservation, owner } = await reserve(backend, roomBranchId, { note: 'Ada’s mother is deaf' });
      const { reservation: publicReservation } = await loadReservation(reservation.id);
      expect(publicReservation).toMatchObject({
        status: 0,
        starts_at: LUNCH,
        guests: 2,
        table: { id: 'two' },
      });
      expect(JSON.stringify(publicReservation)).not.toMatch(/Ada|1701234567|deaf/);
      const { reservation: fullReservation } = await loadReservation(reservation.id, owner);
      expect(fullReservation).toMatchObject({
        customer: { name: 'Ada', phone: '1701234567', dial_code: '+49' },
      });
      const { reservation: guessedReservation } = await loadReservation(reservation.id, {
        'order-key': 'a guess',
      });
      expect(guessedReservation.customer).toBeUndefined();
    });

    // @spec calls/get-webapp-reservation-reservation-id
    it('answers 404 for an unknown reservation', async () => {
      for (const reservation_id of [UNKNOWN_ID, 'x', '../orders'])
        expect((await backend.expectRefusal('reservation', { params: { reservation_id } })).status).toBe(404);
    });
  });

  describe('the list', () => {
    // @spec calls/post-webapp-reservations-reference-id
    it('lists a guest’s reservations by id and key, and leaves out those with a wrong key', async () => {
      const [firstReservation, secondReservation] = [
        await reserve(backend, roomBranchId, { starts_at: '2026-03-06T09:00:00+01:00' }),
        await reserve(backend, roomBranchId, { starts_at: '2026-03-06T12:00:00+01:00' }),
      ];
      const listReservations = (ids: object[]) =>
        backend.call('reservations', {
          params: { reference_id: 'inn' },
          body: { ids } as { ids: { id: string; key: string }[] },
        });
      const { reservations, pagination } = await listReservations([
        { id: firstReservation.reservation.id, key: firstReservation.key },
        { id: secondReservation.reservation.id, key: secondReservation.key },
        { id: UNKNOWN_ID, key: 'nothing' },
      ]);
      expect(reservations.map(({ id }) => id)).toEqual([
        secondReservation.reservation.id,
        firstReservation.reservation.id,
      ]);
      expect(reservations[0]?.customer?.name).toBe('Ada');
      expect(pagination).toEqual({ page: 1, pages: 1, total: 2 });
      expect(
        (await listReservations([{ id: firstReservation.reservation.id, key: secondReservation.key }]))
          .reservations,
      ).toEqual([]);
      expect((await listReservations([])).reservations).toEqual([]);
    });

    // @spec calls/post-webapp-reservations-reference-id
    it('lists the reservations of an account in pages, and no reservation of anybody else', async () => {
      const branch = await openRoom(backend, 'club', {
        reservation: { max_advance: { value: 90, scale: 'day' } },
      });
      const { headers } = await logIn(backend, createPhoneNumber({ reference_id: 'club' }));
      for (let day = 1; day <= 23; day++)
        await reserve(
          backend,
          branch,
          { starts_at: `2026-04-${String(day).padStart(2, '0')}T12:00:00+02:00` },
          headers,
        );
      const loadPage = (page: number, accountHeaders = headers) =>
        backend.call('reservations', {
          params: { reference_id: 'club' },
          body: { page },
          headers: accountHeaders,
        });
      const firstPage = await loadPage(1);
      expect([firstPage.reservations.length, firstPage.pagination]).toEqual([
        20,
        { page: 1, pages: 2, total: 23 },
      ]);
      expect((await loadPage(2)).reservations.map(({ starts_at }) => starts_at.slice(0, 10))).toEqual([
        '2026-04-03',
        '2026-04-02',
        '2026-04-01',
      ]);
      expect((await loadPage(3)).reservations).toEqual([]);
      const stranger = await logIn(backend, createPhoneNumber({ reference_id: 'club' }));
      expect((await loadPage(1, stranger.headers)).reservations).toEqual([]);
    });

    // @spec calls/post-webapp-reservations-reference-id
    it('refuses a list of reservations with a bad token, an unknown business or an impossible page', async () => {
      const expectListRefusal = (reference_id: string, body: object, headers = {}) =>
        backend.expectRefusal('reservations', { params: { reference_id }, body, headers });
      expect((await expectListRefusal('inn', {}, { authorization: 'Bearer nonsense' })).status).toBe(401);
      expect((await expectListRefusal('nowhere', {})).status).toBe(404);
      expect((await expectListRefusal('inn', { page: 0 })).body.fields).toHaveProperty('page');
      expect((await expectListRefusal('inn', { ids: [{ id: 'x' }] })).status).toBe(422);
    });
  });

  describe('changing', () => {
    // @spec more-calls/post-webapp-reservation-change-reservation-id
    it('changes time and party size of a reservation, and keeps its table when the table is free', async () => {
      const starts_at = '2026-03-09T12:00:00+01:00';
      const { reservation, owner } = await reserve(backend, roomBranchId, { starts_at, table_id: 'four' });
      const laterStart = '2026-03-09T12:30:00+01:00';
      const { reservation: movedReservation } = await changeReservation(
        reservation.id,
        { starts_at: laterStart, note: 'Four now', guests: 4 },
        owner,
      );
      expect(movedReservation).toMatchObject({
        starts_at: laterStart,
        guests: 4,
        note: 'Four now',
        table: { id: 'four' },
        status: 0,
      });
      expect(movedReservation.changed_at).toBe('2026-03-04T12:00:00+01:00');
      expect(movedReservation.reminder_at).toBe('2026-03-09T09:30:00+01:00');
      expect(movedReservation.events).toHaveLength(1);
      const { reservation: enlargedReservation } = await changeReservation(
        reservation.id,
        { starts_at: laterStart, guests: 6 },
        owner,
      );
      expect(enlargedReservation.table?.id).toBe('long');
    });

    // @spec more-calls/post-webapp-reservation-change-reservation-id
    it('refuses to move a reservation to a taken time, offers other times, and changes nothing', async () => {
      const starts_at = '2026-03-10T12:00:00+01:00';
      await reserve(backend, roomBranchId, { starts_at, table_id: 'garden' });
      const ownReservation = await reserve(backend, roomBranchId, { starts_at: '2026-03-10T16:00:00+01:00' });
      const { status, body } = await backend.expectRefusal('changeReservation', {
        params: { reservation_id: ownReservation.reservation.id },
        body: { starts_at, table_id: 'garden' },
        headers: ownReservation.owner,
      });
      expect([status, body.code]).toEqual([409, 'slot_taken']);
      expect(body.alternatives).toHaveLength(4);
      expect(
        (await loadReservation(ownReservation.reservation.id, ownReservation.owner)).reservation,
      ).toEqual(ownReservation.reservation);
    });

    // @spec more-calls/post-webapp-reservation-change-reservation-id
    it('refuses to change or cancel a reservation less than two hours before its start, and returns the reservation', async () => {
      const { reservation, owner } = await reserve(backend, roomBranchId, { starts_at: AT_TWO });
      backend.clock.now = Date.parse('2026-03-05T12:00:00+01:00');
      for (const name of ['changeReservation', 'cancelReservation'] as const) {
        const { status, body } = await backend.expectRefusal(name, {
          params: { reservation_id: reservation.id },
          ...(name === 'changeReservation' && { body: { starts_at: '2026-03-06T14:00:00+01:00' } }),
          headers: owner,
        });
        expect([status, body.code]).toEqual([409, 'too_late']);
        expect(body.reservation).toMatchObject({ id: reservation.id, starts_at: AT_TWO, change_until: null });
      }
    });

    it('lets a customer change the party size, but not the time, when a new reservation would be too late', async () => {
      const branch = await openRoom(backend, 'early', {
        reservation: { min_advance: { value: 12, scale: 'hour' } },
      });
      const { reservation, owner } = await reserve(backend, branch, { starts_at: AT_TWO });
      backend.clock.now = Date.parse('2026-03-05T11:00:00+01:00');
      const { reservation: enlargedReservation } = await changeReservation(
        reservation.id,
        { starts_at: AT_TWO, guests: 4 },
        owner,
      );
      expect(enlargedReservation).toMatchObject({ guests: 4, starts_at: AT_TWO });
      const moveRefusal = await backend.expectRefusal('changeReservation', {
        params: { reservation_id: reservation.id },
        body: { starts_at: '2026-03-05T15:00:00+01:00' },
        headers: owner,
      });
      expect(moveRefusal.body.code).toBe('slot_gone');
    });

    // @spec more-calls/post-webapp-reservation-cancel-reservation-id
    it('lets only the customer of a reservation change or cancel it, and answers 404 for an unknown reservation', async () => {
      const { reservation, owner } = await reserve(backend, roomBranchId, {
        starts_at: '2026-03-11T12:00:00+01:00',
      });
      const { headers: stranger } = await logIn(backend, createPhoneNumber({ reference_id: 'inn' }));
      for (const name of ['changeReservation', 'cancelReservation'] as const) {
        const expectRefusal = (reservation_id: string, headers: Readonly<Record<string, string>>) =>
          backend.expectRefusal(name, {
            params: { reservation_id },
            ...(name === 'changeReservation' && { body: { starts_at: LUNCH } }),
            headers,
          });
        for (const headers of [{}, stranger, { 'order-key': 'a guess' }])
          expect((await expectRefusal(reservation.id, headers)).status).toBe(403);
        expect((await expectRefusal(reservation.id, { authorization: 'Bearer nonsense' })).status).toBe(401);
        expect((await expectRefusal(UNKNOWN_ID, owner)).status).toBe(404);
      }
      const wrongKeyRefusal = await backend.expectRefusal('changeReservation', {
        params: { reservation_id: reservation.id },
        body: { starts_at: 'soon', guests: 40, table_id: 'nine' },
        headers: owner,
      });
      expect(Object.keys(wrongKeyRefusal.body.fields ?? {}).sort()).toEqual([
        'guests',
        'starts_at',
        'table_id',
      ]);
    });
  });

  describe('the status', () => {
    // @spec codes/other-request-status-codes, more-calls/post-webapp-reservation-cancel-reservation-id
    it('cancelling a reservation frees its table, and the reservation is kept as cancelled', async () => {
      const starts_at = '2026-03-13T12:00:00+01:00';
      const { reservation, owner } = await reserve(backend, roomBranchId, { starts_at, table_id: 'two' });
      const { reservation: cancelledReservation } = await cancelReservation(reservation.id, owner);
      expect(cancelledReservation).toMatchObject({
        status: 2,
        ended_by: 'customer',
        change_until: null,
        reminder_at: null,
      });
      expect((await cancelReservation(reservation.id, owner)).reservation).toEqual(cancelledReservation);
      expect((await reserve(backend, roomBranchId, { starts_at, table_id: 'two' })).reservation.status).toBe(
        0,
      );
    });

    // @spec codes/other-request-status-codes
    it('lets the business complete a reservation only after it has accepted the reservation', async () => {
      const { reservation, owner } = await reserve(backend, roomBranchId, {
        starts_at: '2026-03-14T12:00:00+01:00',
      });
      expect((await moveReservation(backend, reservation.id, 3)).status).toBe(409);
      expect((await moveReservation(backend, reservation.id, 1)).status).toBe(303);
      expect((await moveReservation(backend, reservation.id, 2)).status).toBe(409);
      expect((await moveReservation(backend, reservation.id, 3)).status).toBe(303);
      const { reservation: completedReservation } = await loadReservation(reservation.id, owner);
      expect(completedReservation.events.map(({ status }) => status)).toEqual([0, 1, 3]);
      expect(
        (
          await backend.expectRefusal('cancelReservation', {
            params: { reservation_id: completedReservation.id },
            headers: owner,
          })
        ).body.code,
      ).toBe('too_late');
    });

    // @spec codes/other-request-status-codes
    it('shows a rejected reservation as rejected', async () => {
      const { reservation } = await reserve(backend, roomBranchId, {
        starts_at: '2026-03-15T12:00:00+01:00',
      });
      expect((await moveReservation(backend, reservation.id, 2)).status).toBe(303);
      expect((await loadReservation(reservation.id)).reservation).toMatchObject({
        status: 2,
        ended_by: 'business',
      });
      const page = await (await backend.request('/console/reservations?day=2026-03-15')).text();
      expect(page).toContain(reservation.number);
    });
  });
});
