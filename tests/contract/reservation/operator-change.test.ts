import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { LUNCH, moveReservation, openRoom, reserve } from '../testing/room-business.ts';

describe.each(pgliteOnly)('an operator who moves a reservation, on $name', (engine) => {
  const backend = useBackend(engine);
  let roomBranchId = '';
  beforeAll(async () => {
    // Customers must reserve an hour ahead, and can change a reservation until 48 hours before it.
    roomBranchId = await openRoom(backend, 'room', {
      reservation: { min_advance: { value: 1, scale: 'hour' }, change_until_hours: 48 },
    });
  });
  const submitChange = async (
    id: string,
    time: string,
    guests = 2,
    tableChoice: Record<string, string> = {},
  ) => {
    const response = await backend.request(`/console/reservations/${id}/change`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: new URLSearchParams({ time, guests: String(guests), ...tableChoice }).toString(),
    });
    return { status: response.status, text: await response.text() };
  };
  const loadReservation = async (id: string) =>
    (await backend.call('reservation', { params: { reservation_id: id } })).reservation;

  it('an operator can move a reservation after the customer’s deadline, and the audit log records the change', async () => {
    const { reservation, owner } = await reserve(backend, roomBranchId);
    const customerChange = await backend.expectRefusal('changeReservation', {
      params: { reservation_id: reservation.id },
      body: { starts_at: '2026-03-05T14:00:00+01:00' },
      headers: owner,
    });
    expect(customerChange.body.code).toBe('too_late');

    expect((await submitChange(reservation.id, '2026-03-04T12:30')).status).toBe(303);
    expect(await loadReservation(reservation.id)).toMatchObject({
      starts_at: '2026-03-04T12:30:00+01:00',
      ends_at: '2026-03-04T14:00:00+01:00',
      table: { id: 'two' },
      status: 0,
    });
    expect(await (await backend.request('/console/audit')).text()).toContain('moved to 2026-03-04 12:30, 2');
    const reservationList = await (await backend.request('/console/reservations?day=2026-03-04')).text();
    expect(reservationList).toContain('value="2026-03-04T12:30"');
  });

  it('gives a reservation a larger table when an operator enlarges the party', async () => {
    const { reservation } = await reserve(backend, roomBranchId, { starts_at: '2026-03-06T12:00:00+01:00' });
    expect((await submitChange(reservation.id, '2026-03-06T12:00', 6)).status).toBe(303);
    expect(await loadReservation(reservation.id)).toMatchObject({ guests: 6, table: { id: 'long' } });
  });

  it('refuses to move a reservation to a time without a free table, and names the nearest free times', async () => {
    const largeParty = { guests: 8, starts_at: '2026-03-09T12:00:00+01:00' };
    await reserve(backend, roomBranchId, largeParty);
    const { reservation } = await reserve(backend, roomBranchId, {
      ...largeParty,
      starts_at: '2026-03-09T15:00:00+01:00',
    });
    const refusedResponse = await submitChange(reservation.id, '2026-03-09T12:30', 8);
    expect(refusedResponse.status).toBe(409);
    expect(refusedResponse.text).toMatch(/That time is taken. Nearest free times: .*2026-03-09 13:30/);
    expect((await loadReservation(reservation.id)).starts_at).toBe('2026-03-09T15:00:00+01:00');
  });

  it('an operator cannot move a reservation to an unreadable or past time, or after it has ended', async () => {
    const { reservation } = await reserve(backend, roomBranchId, { starts_at: '2026-03-10T12:00:00+01:00' });
    expect((await submitChange(reservation.id, 'soon')).status).toBe(422);
    expect((await submitChange(reservation.id, '2026-03-10T12:00', 0)).status).toBe(422);
    expect((await submitChange(reservation.id, '2026-03-03T12:00')).status).toBe(409);
    await moveReservation(backend, reservation.id, 2);
    expect((await submitChange(reservation.id, LUNCH.slice(0, 16))).status).toBe(409);
  });

  it('an operator can choose another table, and sees which tables are free if the table is taken', async () => {
    const startTime = '2026-03-11T12:00';
    const { reservation } = await reserve(backend, roomBranchId, { starts_at: `${startTime}:00+01:00` });
    expect(reservation.table?.id).toBe('two');
    expect((await submitChange(reservation.id, startTime, 2, { table: 'garden' })).status).toBe(303);
    expect(await loadReservation(reservation.id)).toMatchObject({
      table: { id: 'garden' },
      starts_at: `${startTime}:00+01:00`,
    });
    expect(await (await backend.request('/console/audit')).text()).toContain('12:00, 2, table garden');

    const secondReservation = (await reserve(backend, roomBranchId, { starts_at: `${startTime}:00+01:00` }))
      .reservation;
    const refusedResponse = await submitChange(secondReservation.id, startTime, 2, { table: 'garden' });
    expect(refusedResponse.status).toBe(409);
    expect(refusedResponse.text).toContain('That table is taken at that time. Free at that time: two, four.');
    expect(refusedResponse.text).toMatch(/<option value="garden" selected>/);
    expect((await loadReservation(secondReservation.id)).table?.id).toBe('two');
    expect((await submitChange(secondReservation.id, startTime, 2, { table: 'roof' })).status).toBe(422);
  });

  it('asks the operator for a confirmation before a party gets a table of the wrong size', async () => {
    const startTime = '2026-03-12T12:00';
    const { reservation } = await reserve(backend, roomBranchId, {
      starts_at: `${startTime}:00+01:00`,
      guests: 4,
    });
    const response = await submitChange(reservation.id, startTime, 4, { table: 'two' });
    expect(response.status).toBe(409);
    expect(response.text).toContain('is for up to 2 guests. This party has 4.');
    expect((await loadReservation(reservation.id)).table?.id).toBe('four');

    expect((await submitChange(reservation.id, startTime, 4, { table: 'two', any_size: 'yes' })).status).toBe(
      303,
    );
    expect(await loadReservation(reservation.id)).toMatchObject({ guests: 4, table: { id: 'two' } });
    // The confirmation does not allow a second party at the table.
    const otherReservation = (
      await reserve(backend, roomBranchId, { starts_at: `${startTime}:00+01:00`, guests: 5 })
    ).reservation;
    expect(
      (await submitChange(otherReservation.id, startTime, 5, { table: 'two', any_size: 'yes' })).status,
    ).toBe(409);
  });
});
