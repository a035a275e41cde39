import { describe, expect, it } from 'vitest';
import {
  listNextReservationStatuses,
  type ReservationStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { cafe, FORM_TOKEN, NOW, ORIGIN, openConsole } from '../testing/open-console.ts';
import type { ConsoleReservation } from './console-reservation-model.ts';

const HOUR_MS = 3_600_000;

const createReservation = (overrides: Partial<ConsoleReservation['row']> = {}): ConsoleReservation => {
  const row = {
    id: 'r1',
    number: '7K-2PQ',
    status: 0,
    endedBy: null,
    guests: 4,
    note: 'By the <b>window</b>',
    startsAt: new Date(NOW + 3 * HOUR_MS),
    endsAt: new Date(NOW + 4.5 * HOUR_MS),
    customerName: 'Noura',
    dialCode: '+965',
    phone: '55512345',
    answers: [
      {
        question: { id: 'why', type: 'text', label: { en: 'Is there an occasion?' } },
        value: 'A birthday',
      },
    ],
    snapshot: {
      branch: { id: 'demo-cafe~salmiya', name: { en: 'Salmiya' } },
      table: { id: '7', name: { en: '7' }, area: { id: 'garden', name: { en: 'Garden' } } },
      service: null,
      staff: null,
    },
    placedAt: new Date(NOW - 5 * 60_000),
    changedAt: null,
    ...overrides,
  };
  const nextStatuses = listNextReservationStatuses(row.status as ReservationStatus);
  return {
    row,
    business: cafe,
    nextStatuses,
    tables: [],
    order: { id: 'o1', number: '4F-7K2' },
  };
};

describe('the reservations tab', () => {
  it('shows the guest, time, table, answers and pre-order of each reservation', async () => {
    const page = await openConsole({ dayReservations: [createReservation()] }).requestPage(
      '/console/reservations',
    );
    for (const expectedText of [
      '7K-2PQ',
      'Pending',
      '4 people',
      'Table 7',
      'Garden',
      'Noura',
      'A birthday',
      '4F-7K2',
    ])
      expect(page).toContain(expectedText);
    expect(page).toContain('21:30');
    expect(page).toContain('By the &lt;b&gt;window&lt;/b&gt;');
    expect(page.match(/>(Accept|Reject|Complete)</g)).toEqual(['>Accept<', '>Reject<']);
  });

  it('shows the staff member of a reserved service, and who cancelled the reservation', async () => {
    const snapshot = {
      branch: { name: { en: 'Ginza' } },
      table: null,
      service: { id: 'cut', name: { en: 'Haircut' } },
      staff: { id: 'yuki', name: { en: 'Yuki' } },
    };
    const haircut = createReservation({ snapshot, status: 2, endedBy: 'customer' });
    const page = await openConsole({ dayReservations: [haircut] }).requestPage('/console/reservations');
    expect(page).toMatch(/Haircut.*with <bdi>Yuki/s);
    expect(page).toContain('Cancelled by the customer');
    expect(page).not.toContain('>Accept<');
  });

  it('lists pending reservations of other days before the reservations of the selected day', async () => {
    const page = await openConsole({
      pendingOnOtherDays: [createReservation()],
      dayReservations: [createReservation({ id: 'r2', number: 'AA-111', status: 1 })],
    }).requestPage('/console/reservations?business=demo-cafe&day=2026-03-02');
    expect(page.indexOf('7K-2PQ')).toBeLessThan(page.indexOf('AA-111'));
    expect(page).toContain('data-source="/console/reservations/list?business=demo-cafe&amp;day=2026-03-02"');
    expect(page).toContain('day=2026-03-01');
    expect(page).toContain('day=2026-03-03');
  });

  it('sends only the list of reservations when the console refreshes it', async () => {
    const listHtml = await openConsole({ dayReservations: [createReservation()] }).requestPage(
      '/console/reservations/list',
    );
    expect(listHtml).not.toContain('<html');
    expect(listHtml).toContain('7K-2PQ');
  });

  it('shows an empty state on the reservations tab when a day has no reservations', async () => {
    expect(await openConsole().requestPage('/console/reservations')).toContain('No reservations on this day');
  });
});

describe('accepting and rejecting a reservation', () => {
  const postStatus = (
    operatorConsole: ReturnType<typeof openConsole>,
    newStatus: string,
    id = 'r1',
    origin = ORIGIN,
  ) =>
    operatorConsole.request(`/console/reservations/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: new URLSearchParams({
        csrf: FORM_TOKEN,
        to: newStatus,
        business: 'demo-cafe',
        day: '2026-03-02',
      }).toString(),
    });

  it('returns to the list of the same day after staff change a reservation’s status', async () => {
    const operatorConsole = openConsole({ pendingOnOtherDays: [createReservation()] });
    const response = await postStatus(operatorConsole, '1');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/console/reservations?business=demo-cafe&day=2026-03-02',
    ]);
    expect(operatorConsole.reservationStatusChanges).toEqual([['r1', 1]]);
  });

  // @spec codes/other-request-status-codes
  it.each([
    ['3', 'r1', 409, 'The customer may have cancelled the reservation'],
    ['1', 'nobody', 404, 'The reservation was not found'],
    ['9', 'r1', 400, 'Unknown status'],
  ])(
    'refuses to give status "%s" to reservation %s, responds with %i and shows the current list',
    async (newStatus, id, status, message) => {
      const operatorConsole = openConsole({ pendingOnOtherDays: [createReservation()] });
      const response = await postStatus(operatorConsole, newStatus, id);
      const text = await response.text();
      expect(response.status).toBe(status);
      expect(text).toContain(message);
      expect(text).toContain('7K-2PQ');
      expect(operatorConsole.reservationStatusChanges).toEqual([]);
    },
  );

  it('refuses a request from another site to change a reservation’s status', async () => {
    const operatorConsole = openConsole({ pendingOnOtherDays: [createReservation()] });
    expect((await postStatus(operatorConsole, '1', 'r1', 'https://evil.example')).status).toBe(403);
    expect(operatorConsole.reservationStatusChanges).toEqual([]);
  });
});
