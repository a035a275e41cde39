import { describe, expect, it, vi } from 'vitest';
import { buildReservation } from '../../domain/reservation/testing/build-reservation.ts';
import { wireReservation } from '../testing/wire-examples.ts';
import {
  toChangeRequest,
  toReservableTimes,
  toReservation,
  toReservations,
  toTimeAlternatives,
  toTooLateReservation,
} from './map-reservation.ts';

const buildWireTime = (from: string, to: string) => ({ from, to, free: true, tables: ['t1'] });

describe('toReservation', () => {
  it('maps the times of a reservation to epoch milliseconds, and maps absent fields to null', () => {
    expect(toReservation(wireReservation())).toEqual(buildReservation());
    const withoutCustomer = wireReservation();
    delete withoutCustomer.customer;
    expect(toReservation({ ...withoutCustomer, change_until: null })).toMatchObject({
      customer: null,
      changeUntil: null,
    });
  });

  it('maps amounts of a reservation in the currency of the reservation', () => {
    const service = { id: 'cut', name: { en: 'Cut' }, duration_minutes: 60, price: 6.5 };
    const order = { id: 'o-9', number: '9', status: 10, count: 2, total: 4 } as const;
    const serviceReservation = wireReservation({
      kind: 'service',
      service,
      order,
      currency: 'KWD',
      currency_digits: 3,
    });
    expect(toReservation(serviceReservation)).toMatchObject({
      service: { minutes: 60, price: { minor: 6500, currency: { code: 'KWD', digits: 3 } } },
      order: { count: 2, total: { minor: 4000 } },
    });
  });

  it('throws for a reservation with an unreadable time', () => {
    expect(() => toReservation(wireReservation({ starts_at: 'soon' }))).toThrow(RangeError);
  });
});

describe('toReservations', () => {
  it('omits and reports an unreadable reservation', () => {
    const report = vi.fn();
    const wireReservations = [wireReservation({ id: 'bad', ends_at: '' }), wireReservation({ id: 'good' })];
    expect(toReservations(wireReservations, report).map(({ id }) => id)).toEqual(['good']);
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('toReservableTimes', () => {
  it('omits a reservation time that is unreadable or does not end after its start', () => {
    const [from, to] = ['2026-03-05T19:00:00+03:00', '2026-03-05T20:00:00+03:00'];
    const times = toReservableTimes([
      buildWireTime(from, to),
      buildWireTime('soon', to),
      buildWireTime(to, from),
      buildWireTime(from, from),
    ]);
    expect(times).toEqual([
      {
        from: Date.parse(from),
        to: Date.parse(to),
        isFree: true,
        tableIds: ['t1'],
      },
    ]);
  });
});

describe('error bodies', () => {
  const now = '2026-03-01T09:00:00+03:00';

  it('reads the error code to distinguish a refused cancellation from a reservation time that is taken', () => {
    const tooLateBody = { error: 1, code: 'too_late', message: '', reservation: wireReservation() };
    const slotTaken = { error: 1, code: 'slot_taken', message: '', alternatives: [], now };
    expect(toTooLateReservation(tooLateBody)?.id).toBe('r-1');
    expect(toTooLateReservation(slotTaken)).toBeNull();
    expect(toTimeAlternatives(slotTaken)).toEqual([]);
    expect(toTimeAlternatives(tooLateBody)).toBeNull();
    expect(toTimeAlternatives(undefined)).toBeNull();
  });
});

describe('toChangeRequest', () => {
  it('sends only the changed fields of a reservation', () => {
    const startsAt = Date.parse('2026-03-06T19:00:00+03:00');
    expect(toChangeRequest({ startsAt })).toEqual({ starts_at: '2026-03-06T16:00:00.000Z' });
    expect(toChangeRequest({ startsAt, guests: 3, areaId: null, note: 'Cake' })).toEqual({
      starts_at: '2026-03-06T16:00:00.000Z',
      guests: 3,
      area_id: null,
      note: 'Cake',
    });
  });
});
