import type { Reservation } from '../reservation.ts';

/** A reservation of a table for four that is waiting for confirmation. */
export const buildReservation = (overrides: Partial<Reservation> = {}): Reservation => ({
  id: 'r-1',
  number: 'T4K',
  kind: 'table',
  status: 0,
  endedBy: null,
  branch: { id: 'demo~one', name: { en: 'One' }, address: null, phone: null, lat: null, lng: null },
  table: { id: '7', name: { en: '7' }, area: null },
  service: null,
  staff: null,
  startsAt: Date.parse('2026-03-05T19:00:00+03:00'),
  endsAt: Date.parse('2026-03-05T20:30:00+03:00'),
  guests: 4,
  placedAt: Date.parse('2026-03-01T09:00:00+03:00'),
  events: [{ status: 0, at: Date.parse('2026-03-01T09:00:00+03:00') }],
  changeUntil: Date.parse('2026-03-05T17:00:00+03:00'),
  reminderAt: null,
  customer: { name: 'Noor', phone: '50012345', dialCode: '+965' },
  note: '',
  order: null,
  ...overrides,
});
