import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importWithReport } from '../../../demo/server/import-report.ts';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openRoom, reserve } from '../testing/room-business.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildIdempotencyHeader, buildOrderBody, placeOrder } from '../testing/test-orders.ts';

const localize = (text: string) => ({ en: text, de: text });
/** The tests' clock starts on Wednesday 4 March at noon. The branch is open from 8 to 18. */
const THURSDAY = '2026-03-05';
const FRIDAY = '2026-03-06';
const CLOSED_THURSDAY = { from: THURSDAY, closed: true, message: localize('We are painting the shop.') };
const FRIDAY_NIGHT = { from: FRIDAY, shifts: [{ time_from: '18:00', time_to: '04:00' }] };

// The responses depend only on the clock and the file, so one engine is enough.
describe.each(pgliteOnly)('special hours, on $name', (engine) => {
  const backend = useBackend(engine);
  const readFile = async (branchId: string): Promise<BusinessFile> =>
    (await createCatalogue(backend.database()).getBranch(branchId)).business.file;
  const openBranch = async (id: string, ...special_hours: object[]): Promise<string> => {
    const { branches } = await readFile('tea-house~mitte');
    const [firstBranch, ...otherBranches] = branches;
    await openTeaHouse(backend, id, {}, {
      branches: [{ ...firstBranch, special_hours }, ...otherBranches],
    } as Partial<BusinessFile>);
    return `${id}~mitte`;
  };
  const loadShifts = async (branch_id: string, time?: string) => {
    if (time) backend.clock.now = Date.parse(time);
    return backend.call('shifts', { params: { branch_id } });
  };

  // @spec entities/shift-data, calls/get-webapp-v5-shifts-branch-id
  it('offers no slots on a closed date, and offers slots past midnight when special hours end then', async () => {
    const { days } = await loadShifts(await openBranch('holidays', CLOSED_THURSDAY, FRIDAY_NIGHT));

    expect(days.map(({ date }) => date)).toEqual([FRIDAY, '2026-03-07']);
    const [fridaySlots, saturdaySlots] = days.map(({ slots }) => slots.car_pickup);
    expect([fridaySlots?.[0]?.from, fridaySlots?.length]).toEqual(['2026-03-06T18:00:00+01:00', 12]);
    expect(saturdaySlots?.slice(7, 9).map(({ from }) => from.slice(11, 16))).toEqual(['03:30', '08:00']);
  });

  it('returns when the branch opens again after special hours, and lists the hours of that date', async () => {
    const branchId = await openBranch('holidays-open', CLOSED_THURSDAY, FRIDAY_NIGHT);

    const { today } = await loadShifts(branchId, '2026-03-05T12:00:00+01:00');
    expect(today.car_pickup).toMatchObject({
      status: 'closed',
      opens_at: '2026-03-06T18:00:00+01:00',
      shifts: [],
      slots: [],
    });
    expect(today.car_pickup).not.toHaveProperty('closes_at');
    expect(today.car_pickup?.open_spans?.[0]).toEqual({
      from: '2026-03-06T18:00:00+01:00',
      to: '2026-03-07T04:00:00+01:00',
    });
    const { today: nightShifts } = await loadShifts(branchId, '2026-03-07T03:00:00+01:00');
    expect(nightShifts.car_pickup).toMatchObject({ status: 'open', closes_at: '2026-03-07T04:00:00+01:00' });
  });

  it('special hours apply only to the order types that they name', async () => {
    const branchId = await openBranch('holidays-dine-in', { ...CLOSED_THURSDAY, types: ['dine_in'] });

    const { today } = await loadShifts(branchId, '2026-03-05T12:00:00+01:00');
    expect([today.car_pickup?.status, today.dine_in?.status]).toEqual(['open', 'closed']);
  });

  it('refuses an order for a date that special hours close, and offers the nearest free times', async () => {
    const branch_id = await openBranch('holidays-refused', CLOSED_THURSDAY);

    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ branch_id, priority: 'later', scheduled_at: `${THURSDAY}T12:00:00+01:00` }),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code]).toEqual([409, 'slot_gone']);
  });

  it('returns the special hours of a branch and their message with the branch', async () => {
    const branchId = await openBranch('holidays-wire', CLOSED_THURSDAY);

    const { restaurant } = await backend.call('restaurant', { params: { reference_id: 'holidays-wire' } });
    const branch = restaurant.branches.find(({ id }) => id === branchId);
    expect(branch?.special_hours).toEqual([
      { from: THURSDAY, to: THURSDAY, shifts: [], message: CLOSED_THURSDAY.message },
    ]);
  });

  it('special hours of a date also limit reservations, unless the date has special hours for reservations', async () => {
    const listTimes = async (id: string, special_hours: object[]) => {
      const branch_id = await openRoom(backend, id, { branch: { special_hours } });
      const { days } = await backend.call('reservationTimes', {
        params: { branch_id },
        query: { guests: 2, from: THURSDAY, days: 1 },
      });
      return days.flatMap(({ times }) => times).map(({ from }) => from.slice(11, 16));
    };

    expect(await listTimes('room-closed', [CLOSED_THURSDAY])).toEqual([]);
    const lunchHours = {
      from: THURSDAY,
      shifts: [{ time_from: '12:00', time_to: '14:00' }],
      types: ['reservation'],
    };
    expect(await listTimes('room-lunch', [CLOSED_THURSDAY, lunchHours])).toEqual(['12:00', '12:30']);
  });

  it('lists the orders and reservations that fall outside the hours of a changed business file', async () => {
    const branch_id = await openRoom(backend, 'room-changed');
    const { reservation } = await reserve(backend, branch_id);
    const { id, number } = await placeOrder(backend, {
      branch_id,
      priority: 'later',
      scheduled_at: `${THURSDAY}T15:00:00+01:00`,
    });
    const folder = await mkdtemp(join(tmpdir(), 'order-app-file-'));
    await symlink(getFixturePath('media'), join(folder, 'media'));
    const path = join(folder, 'room.json');
    const importAgain = async (special_hours: object[]) => {
      const { branches, ...file } = await readFile(branch_id);
      const [firstBranch, ...otherBranches] = branches;
      await writeFile(
        path,
        JSON.stringify({ ...file, branches: [{ ...firstBranch, special_hours }, ...otherBranches] }),
      );
      return (await importWithReport(backend.database(), path, backend.clock.now)).message;
    };

    const lines = (await importAgain([CLOSED_THURSDAY])).split('\n').slice(-3);
    expect(lines).toEqual([
      '  These bookings are outside the new hours. Contact the customers, then change or cancel in the console:',
      `    reservation ${reservation.number}, 2026-03-05 12:00, branch mitte`,
      `    order (car_pickup) ${number}, 2026-03-05 15:00, branch mitte`,
    ]);
    // The console has the same list, until each entry is moved or cancelled.
    const owner = await createOperator(backend, 'changed-room-owner', { 'room-changed': 'owner' });
    const loadList = () => owner.load('/console/outside-hours');
    const bookingList = await loadList();
    for (const detail of [reservation.number, number, 'Ada', 'tel:+491701234567'])
      expect(bookingList).toContain(detail);
    expect(bookingList.match(/The branch is closed at that time/g)).toHaveLength(2);
    expect(bookingList).toContain(`href="/console/reservations?q=${reservation.number}"`);
    expect(bookingList).toContain(`href="/console?q=${number}"`);
    const time = '2026-03-06T12:00';
    await owner.submit(`/console/reservations/${reservation.id}/change`, { time, guests: '2' });
    expect(await owner.load('/console/reservations')).toContain('Outside hours (1)');
    await owner.submit(`/console/orders/${id}/move`, { to: '9' });
    expect(await loadList()).toContain('Everything fits the hours');
    expect(await loadList()).not.toContain('Outside hours (');

    const hoursUntilTwo = { from: THURSDAY, shifts: [{ time_from: '08:00', time_to: '14:00' }] };
    expect(await importAgain([hoursUntilTwo])).not.toContain('reservation');
    expect(await importAgain([])).not.toContain('settle');
    await rm(folder, { recursive: true });
  });

  it('offers no reservation times with a staff member who is away', async () => {
    const staff = [{ id: 'mio', name: localize('Mio'), absences: [{ from: THURSDAY }] }];
    const services = [{ id: 'cut', name: localize('Cut'), duration_minutes: 60, staff: ['mio'] }];
    const branch_id = await openRoom(backend, 'salon-away', { businessChanges: { staff, services } });
    const listTimes = async (from: string) => {
      const { days } = await backend.call('reservationTimes', {
        params: { branch_id },
        query: { from, days: 1, service: 'cut' },
      });
      return days.flatMap(({ times }) => times);
    };

    expect(await listTimes(THURSDAY)).toEqual([]);
    expect((await listTimes(FRIDAY)).length).toBeGreaterThan(0);
  });
});
