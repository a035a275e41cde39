import { describe, expect, it } from 'vitest';
import { getReservationPhase, type Reservation, splitByTime } from './reservation.ts';
import { buildReservationSteps } from './reservation-steps.ts';
import { buildReservation } from './testing/build-reservation.ts';

const buildTime = (minute: number) => Date.parse(`2026-03-01T09:${String(minute).padStart(2, '0')}:00+03:00`);
const pendingEvent = { status: 0, at: buildTime(0) } as const;
const acceptedEvent = { status: 1, at: buildTime(10) } as const;
const rejectedEvent = { status: 2, at: buildTime(20) } as const;
const BEFORE_VISIT = buildTime(40);
const describeSteps = (overrides: Partial<Reservation>, now = BEFORE_VISIT) =>
  buildReservationSteps(buildReservation(overrides), now).map(({ id, state }) => `${id} ${state}`);

describe('buildReservationSteps', () => {
  it('shows whether a reservation waits for confirmation, waits for the visit or has ended', () => {
    expect(describeSteps({})).toEqual(['requested done', 'confirmed current', 'visit todo']);
    expect(describeSteps({ status: 1, events: [pendingEvent, acceptedEvent] })).toEqual([
      'requested done',
      'confirmed done',
      'visit todo',
    ]);
    expect(
      describeSteps({ status: 3, events: [pendingEvent, acceptedEvent, { status: 3, at: buildTime(30) }] }),
    ).toEqual(['requested done', 'confirmed done', 'visit done']);
  });

  it('shows the visit of a confirmed reservation as current only between its start and its end', () => {
    const { startsAt, endsAt } = buildReservation();
    const describeVisit = (now: number) =>
      describeSteps({ status: 1, events: [pendingEvent, acceptedEvent] }, now).at(-1);
    expect(describeVisit(startsAt - 1)).toBe('visit todo');
    expect(describeVisit(startsAt)).toBe('visit current');
    expect(describeVisit(endsAt - 1)).toBe('visit current');
    expect(describeVisit(endsAt)).toBe('visit done');
  });

  it('lists the steps of a rejected or cancelled reservation up to the rejection or cancellation', () => {
    expect(describeSteps({ status: 2, endedBy: 'business', events: [pendingEvent, rejectedEvent] })).toEqual([
      'requested done',
      'over failed',
    ]);
    expect(
      describeSteps({ status: 2, endedBy: 'customer', events: [pendingEvent, acceptedEvent, rejectedEvent] }),
    ).toEqual(['requested done', 'confirmed done', 'over failed']);
  });

  it('gives the time of the request, the confirmation and the visit of a reservation', () => {
    const reservation = buildReservation({ status: 1, events: [pendingEvent, acceptedEvent] });
    expect(buildReservationSteps(reservation, BEFORE_VISIT).map((step) => step.at)).toEqual([
      buildTime(0),
      buildTime(10),
      reservation.startsAt,
    ]);
  });
});

describe('getReservationPhase', () => {
  it('distinguishes a cancelled reservation from a declined reservation', () => {
    const getPhaseOfEnded = (endedBy: Reservation['endedBy'], ...events: Reservation['events']) =>
      getReservationPhase(buildReservation({ status: 2, endedBy, events: [...events, rejectedEvent] }));
    expect(getPhaseOfEnded('customer', pendingEvent)).toBe('cancelled');
    expect(getPhaseOfEnded('customer', pendingEvent, acceptedEvent)).toBe('cancelled');
    expect(getPhaseOfEnded('business', pendingEvent)).toBe(2);
    expect(getPhaseOfEnded('business', pendingEvent, acceptedEvent)).toBe('ended');
  });
});

describe('splitByTime', () => {
  it('lists upcoming reservations, the next one first, separately from past reservations', () => {
    const buildReservationOn = (id: string, date: string, status: Reservation['status'] = 1) => {
      const startsAt = Date.parse(`${date}T19:00:00+03:00`);
      return buildReservation({ id, status, startsAt, endsAt: startsAt + 3_600_000 });
    };
    const reservations = [
      buildReservationOn('far', '2026-04-01'),
      buildReservationOn('cancelled', '2026-03-20', 2),
      buildReservationOn('next', '2026-03-10', 0),
      buildReservationOn('now', '2026-03-09'),
      buildReservationOn('before', '2026-03-08'),
    ];
    const { upcoming, past } = splitByTime(reservations, Date.parse('2026-03-09T19:30:00+03:00'));
    expect(upcoming.map(({ id }) => id)).toEqual(['now', 'next', 'far']);
    expect(past.map(({ id }) => id)).toEqual(['cancelled', 'before']);
  });
});
