import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../../../demo/server/folders.ts';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import {
  createNotifiers,
  type Notifier,
  type TextMessage,
} from '../../../demo/server/services/notifications/notifier.ts';
import { startReminders } from '../../../demo/server/services/notifications/reminders.ts';
import { listLocaleCodes } from '../../../elements/build/emit-locale-files.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { waitUntilPasses } from '../testing/payer.ts';
import { LUNCH, moveReservation, openRoom, reserve } from '../testing/room-business.ts';

const HOUR_MS = 3_600_000;
const LUNCH_MS = Date.parse(LUNCH);

describe.each(databaseEngines)('reservation reminders, on $name', (engine) => {
  const sentMessages: TextMessage[] = [];
  const gateway = { fails: false };
  const sms: Notifier = {
    name: 'a gateway',
    sendCode: async () => undefined,
    async sendText(message) {
      if (gateway.fails) throw new Error('The gateway does not respond');
      sentMessages.push(message);
    },
  };
  const backend = useBackend(engine, { notifiers: { sms } });
  let branchId = '';
  /** Reminder workers of other processes that use the same database. */
  let otherWorkers: ReturnType<typeof startReminders>[] = [];
  beforeAll(async () => {
    branchId = await openRoom(backend, 'punctual', { reservation: { confirm: 'at_once', stay_minutes: 30 } });
    const db = backend.database();
    otherWorkers = [1, 2, 3].map(() =>
      startReminders({
        db,
        catalogue: createCatalogue(db),
        notifiers: createNotifiers(db, true, { sms }),
        languages: { folder: folders.locales, appLocales: listLocaleCodes(folders.locales) },
        publicOrigin: 'https://orders.example',
        intervalMs: 20,
        getBusinessOrigin: () => 'https://orders.example',
        now: () => backend.clock.now,
        log: () => undefined,
      }),
    );
  });
  afterEach(() => {
    sentMessages.length = 0;
    gateway.fails = false;
  });
  afterAll(() => Promise.all(otherWorkers.map((otherWorker) => otherWorker.close())));

  const listTexts = () => sentMessages.map(({ text }) => text);
  /** Waits until every process has checked for reminders twice. */
  const waitForChecks = () => sleep(250);
  const waitForOneMessage = () => waitUntilPasses(() => expect(listTexts()).toHaveLength(1));
  let usedDays = 0;
  /** Returns a start time on a day that no other reservation uses. */
  const getNextLunch = () => new Date(LUNCH_MS + 24 * HOUR_MS * (7 + usedDays++)).toISOString();

  it('sends each customer one reminder three hours before the reservation, even with four server processes', async () => {
    const starts_at = getNextLunch();
    const pendingReservations = ['two', 'four', 'garden'].map((table_id) =>
      reserve(backend, branchId, { starts_at, table_id }),
    );
    await Promise.all(pendingReservations);
    backend.clock.now = Date.parse(starts_at) - 3 * HOUR_MS - 60_000;
    await waitForChecks();
    expect(sentMessages).toEqual([]);
    backend.clock.now += 2 * 60_000;
    await waitUntilPasses(() => expect(listTexts()).toHaveLength(3));
    await waitForChecks();
    expect(sentMessages).toHaveLength(3);
  });

  it('a reminder names the time and the party size in the customer’s language and the business’s time zone', async () => {
    const starts_at = getNextLunch();
    const { reservation } = await reserve(backend, branchId, { starts_at, guests: 4 }, { locale: 'ar-KW' });
    backend.clock.now = Date.parse(starts_at) - HOUR_MS;
    await waitForOneMessage();
    expect(sentMessages[0]).toMatchObject({ referenceId: 'punctual', dialCode: '+49', phone: '1701234567' });
    expect(listTexts()[0]).toMatch(/بانتظاركم .*12:00.*طاولة لـ 4 أشخاص/);
    if (listTexts()[0]?.includes('https://'))
      expect(listTexts()[0]).toContain(
        `https://orders.example/punctual/reservation/success/${reservation.id}`,
      );
  });

  it('writes a reminder in English if the customer’s language is unknown, and sends none for a cancelled reservation', async () => {
    const starts_at = getNextLunch();
    const activeReservation = await reserve(backend, branchId, { starts_at }, { locale: 'xx' });
    const cancelledReservation = await reserve(backend, branchId, { starts_at });
    await backend.call('cancelReservation', {
      params: { reservation_id: cancelledReservation.reservation.id },
      headers: cancelledReservation.owner,
    });
    backend.clock.now = Date.parse(starts_at) - HOUR_MS;
    await waitForOneMessage();
    await waitForChecks();
    expect(listTexts()[0]).toMatch(/see you .*, table for 2\./);
    expect(sentMessages).toHaveLength(1);
    const reservationAfter = await backend.call('reservation', {
      params: { reservation_id: activeReservation.reservation.id },
    });
    expect(reservationAfter.reservation.reminder_at).toBeNull();
  });

  it('sends a second reminder after the reservation moves to another time', async () => {
    const starts_at = getNextLunch();
    const { reservation, owner } = await reserve(backend, branchId, { starts_at });
    backend.clock.now = Date.parse(starts_at) - 2.5 * HOUR_MS;
    await waitForOneMessage();
    const laterStart = new Date(Date.parse(starts_at) + 24 * HOUR_MS).toISOString();
    usedDays += 1;
    const params = { reservation_id: reservation.id };
    await backend.call('changeReservation', { params, body: { starts_at: laterStart }, headers: owner });
    await waitForChecks();
    expect(sentMessages).toHaveLength(1);
    backend.clock.now = Date.parse(laterStart) - HOUR_MS;
    await waitUntilPasses(() => expect(listTexts()).toHaveLength(2));
  });

  it('sends a reminder again later if the gateway does not respond', async () => {
    const starts_at = getNextLunch();
    await reserve(backend, branchId, { starts_at });
    gateway.fails = true;
    backend.clock.now = Date.parse(starts_at) - 2 * HOUR_MS;
    await waitForChecks();
    gateway.fails = false;
    backend.clock.now += 121_000;
    await waitForOneMessage();
    backend.takeLoggedErrors();
  });

  it('sends no reminder before the reservation is accepted or after it has begun', async () => {
    const byHandBranchId = await openRoom(backend, 'hesitant', { reservation: { confirm: 'by_hand' } });
    const starts_at = getNextLunch();
    const firstReservation = await reserve(backend, byHandBranchId, { starts_at });
    const secondReservation = await reserve(backend, byHandBranchId, { starts_at });
    backend.clock.now = Date.parse(starts_at) - HOUR_MS;
    await waitForChecks();
    expect(sentMessages).toEqual([]);
    expect((await moveReservation(backend, firstReservation.reservation.id, 1)).status).toBeLessThan(400);
    await waitForOneMessage();
    backend.clock.now = Date.parse(starts_at) + 60_000;
    await moveReservation(backend, secondReservation.reservation.id, 1);
    await waitForChecks();
    expect(sentMessages).toHaveLength(1);
  });
});
