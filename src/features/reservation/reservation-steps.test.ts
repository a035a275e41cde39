import { describe, expect, it } from 'vitest';
import { wireReservation } from '../../api/testing/wire-examples.ts';
import { byTime } from './by-time.ts';
import { reservationStateOf } from './reservation-state-of.ts';
import { reservationSteps } from './reservation-steps.ts';

const at = (minute: number) => `2026-03-01T09:${String(minute).padStart(2, '0')}:00+03:00`;
const pending = { status: 0, at: at(0) } as const;
const accepted = { status: 1, at: at(10) } as const;
const rejected = { status: 2, at: at(20) } as const;
const shown = (change: Parameters<typeof wireReservation>[0]) =>
  reservationSteps(wireReservation(change)).map(({ id, state }) => `${id} ${state}`);

describe('the way of a reservation', () => {
  it('waits for its confirmation, then for the visit, and ends with it', () => {
    expect(shown({})).toEqual(['requested done', 'confirmed current', 'visit todo']);
    expect(shown({ status: 1, events: [pending, accepted] })).toEqual([
      ...['requested done', 'confirmed done', 'visit current'],
    ]);
    expect(shown({ status: 3, events: [pending, accepted, { status: 3, at: at(30) }] })).toEqual([
      ...['requested done', 'confirmed done', 'visit done'],
    ]);
  });

  it('says how far a lost one came', () => {
    expect(shown({ status: 2, ended_by: 'business', events: [pending, rejected] })).toEqual([
      ...['requested done', 'over failed'],
    ]);
    expect(shown({ status: 2, ended_by: 'customer', events: [pending, accepted, rejected] })).toEqual([
      ...['requested done', 'confirmed done', 'over failed'],
    ]);
  });

  it('has the time of each step that was reached, and of the visit', () => {
    const steps = reservationSteps(wireReservation({ status: 1, events: [pending, accepted] }));
    expect(steps.map((step) => step.at)).toEqual([at(0), at(10), '2026-03-05T19:00:00+03:00']);
  });
});

it('one that its customer ended is cancelled, one that was turned down is declined', () => {
  const ended = (ended_by: 'customer' | 'business', ...events: (typeof accepted | typeof pending)[]) =>
    reservationStateOf(wireReservation({ status: 2, ended_by, events: [...events, rejected] }));
  expect(ended('customer', pending)).toBe('cancelled');
  expect(ended('customer', pending, accepted)).toBe('cancelled');
  expect(ended('business', pending)).toBe(2);
  expect(ended('business', pending, accepted)).toBe('ended');
});

it('what is to come is listed with the next first, and apart from what is over', () => {
  const day = (id: string, date: string, status: 0 | 1 | 2 | 3 = 1) =>
    wireReservation({ id, status, starts_at: `${date}T19:00:00+03:00`, ends_at: `${date}T20:00:00+03:00` });
  const all = [
    ...[day('far', '2026-04-01'), day('cancelled', '2026-03-20', 2), day('next', '2026-03-10', 0)],
    ...[day('now', '2026-03-09'), day('before', '2026-03-08')],
  ];
  const { upcoming, past } = byTime(all, Date.parse('2026-03-09T19:30:00+03:00'));
  expect(upcoming.map(({ id }) => id)).toEqual(['now', 'next', 'far']);
  expect(past.map(({ id }) => id)).toEqual(['cancelled', 'before']);
});
