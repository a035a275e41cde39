import { describe, expect, it } from 'vitest';
import { toBranchSchedule, toSlotRefusal, toSlots } from './map-schedule.ts';

const slot = (hour: string, placesLeft?: number) => ({
  from: `${hour}:00+03:00`,
  to: `${hour.slice(0, -2)}30:00+03:00`,
  ...(placesLeft !== undefined && { left: placesLeft }),
});
const [SIX, SEVEN, TOMORROW] = ['2026-03-02T18:00', '2026-03-02T19:00', '2026-03-03T18:00'];

describe('toSlots', () => {
  it('sorts slots by time and omits unreadable slots', () => {
    const slots = toSlots([slot(SEVEN, 2), { from: 'soon', to: 'later' }, slot(SIX)]);
    expect(slots.map((entry) => [new Date(entry.from).toISOString(), entry.remaining])).toEqual([
      ['2026-03-02T15:00:00.000Z', null],
      ['2026-03-02T16:00:00.000Z', 2],
    ]);
  });
});

describe('toBranchSchedule', () => {
  it('lists the days with slots of each order type in order, without empty days', () => {
    const schedule = toBranchSchedule({
      timezone: 'Asia/Kuwait',
      now: '2026-03-02T00:30:00+03:00',
      today: {
        car_pickup: {
          status: 'closed',
          opens_at: '2026-03-02T17:00:00+03:00',
          shifts: [{ from: '2026-03-02T17:00:00+03:00', to: '2026-03-02T23:00:00+03:00' }],
          slots: [slot(SIX)],
        },
      },
      days: [{ date: '2026-03-03', slots: { car_pickup: [slot(TOMORROW)], dine_in: [] } }],
    });
    const { delivery, car_pickup: pickup } = schedule.types;
    expect(delivery).toBeUndefined();
    expect(pickup).toMatchObject({
      isOpen: false,
      opensAt: Date.parse('2026-03-02T14:00:00Z'),
      closesAt: null,
      shifts: [{ from: Date.parse('2026-03-02T14:00:00Z'), to: Date.parse('2026-03-02T20:00:00Z') }],
    });
    expect(schedule.today).toBe('2026-03-02');
    expect(pickup?.days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-03', 1],
    ]);
  });
});

describe('toSlotRefusal', () => {
  it('reads the alternatives to a full slot, and returns null for any other error', () => {
    const body = {
      error: 1,
      code: 'slot_full',
      message: '',
      alternatives: [slot(SEVEN)],
      now: `${SIX}:00+03:00`,
    };
    expect(toSlotRefusal(body)).toMatchObject({
      code: 'slot_full',
      alternatives: [{ remaining: null }],
    });
    expect(toSlotRefusal({ error: 1, code: 'closed' })).toBeNull();
  });
});
