import { describe, expect, it } from 'vitest';
import { getReservationPhase, type Reservation, splitByTime } from './reservation.ts';
import { buildReservationSteps } from './reservation-steps.ts';
import { buildReservation } from './testing/build-reservation.ts';

const buildTime = (minute: number) => Date.parse(`2026-03-01T09:${String(minute).padStart(2, '0')}:00+03:00`);
const pending = { status: 0, at: buildTime(0) } as const;
const accepted = { status: 1, at: buildTime(10) } as const;
const rejected = { status: 2, at: buildTime(20) } as const;
const BEFORE_VISIT = buildTime(40);
const steps = (change: Partial<Reservation>, now = BEFORE_VISIT) =>
  buildReservationSteps(buildReservation(change), now).map(({ id, state }) => `${id} ${state}`);

describe('buildReservationSteps', () => {
  it('shows a reservation as waiting for its confirmation, then for the visit, and as ended after it', () => {
    expect(steps({})).toEqual(['requested done', 'confirmed current', 'visit todo']);
    expect(steps({ status: 1, events: [pending, accepted] })).toEqual([
      ...['requested done', 'confirmed done', 'visit todo'],
    ]);
    expect(steps({ status: 3, events: [pending, accepted, { status: 3, at: buildTime(30) }] })).toEqual([
      ...['requested done', 'confirmed done', 'visit done'],
    ]);
  });

  it('shows the visit of a confirmed reservation as current only while it lasts', () => {
    const { startsAt, endsAt } = buildReservation();
    const findVisit = (now: number) => steps({ status: 1, events: [pending, accepted] }, now).at(-1);
    expect(findVisit(startsAt - 1)).toBe('visit todo');
    expect(findVisit(startsAt)).toBe('visit current');
    expect(findVisit(endsAt - 1)).toBe('visit current');
    expect(findVisit(endsAt)).toBe('visit done');
  });

  it('lists the steps that a rejected or cancelled reservation had reached', () => {
    expect(steps({ status: 2, endedBy: 'business', events: [pending, rejected] })).toEqual([
      ...['requested done', 'over failed'],
    ]);
    expect(steps({ status: 2, endedBy: 'customer', events: [pending, accepted, rejected] })).toEqual([
      ...['requested done', 'confirmed done', 'over failed'],
    ]);
  });

  it('gives the time of each step that a reservation has reached, and of the visit', () => {
    const reservation = buildReservation({ status: 1, events: [pending, accepted] });
    expect(buildReservationSteps(reservation, BEFORE_VISIT).map((step) => step.at)).toEqual([
      buildTime(0),
      buildTime(10),
      reservation.startsAt,
    ]);
  });
});

describe('getReservationPhase', () => {
  it('distinguishes a cancelled reservation from a declined one', () => {
    const listStepsOfEnded = (endedBy: Reservation['endedBy'], ...events: Reservation['events']) =>
      getReservationPhase(buildReservation({ status: 2, endedBy, events: [...events, rejected] }));
    expect(listStepsOfEnded('customer', pending)).toBe('cancelled');
    expect(listStepsOfEnded('customer', pending, accepted)).toBe('cancelled');
    expect(listStepsOfEnded('business', pending)).toBe(2);
    expect(listStepsOfEnded('business', pending, accepted)).toBe('ended');
  });
});

describe('splitByTime', () => {
  it('lists upcoming reservations with the next one first, and past ones separately', () => {
    const day = (id: string, date: string, status: Reservation['status'] = 1) => {
      const startsAt = Date.parse(`${date}T19:00:00+03:00`);
      return buildReservation({ id, status, startsAt, endsAt: startsAt + 3_600_000 });
    };
    const all = [
      ...[day('far', '2026-04-01'), day('cancelled', '2026-03-20', 2), day('next', '2026-03-10', 0)],
      ...[day('now', '2026-03-09'), day('before', '2026-03-08')],
    ];
    const { upcoming, past } = splitByTime(all, Date.parse('2026-03-09T19:30:00+03:00'));
    expect(upcoming.map(({ id }) => id)).toEqual(['now', 'next', 'far']);
    expect(past.map(({ id }) => id)).toEqual(['cancelled', 'before']);
  });
});
