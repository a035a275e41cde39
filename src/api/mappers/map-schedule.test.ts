import { describe, expect, it } from 'vitest';
import { toBranchSchedule, toSlotRefusal, toSlots } from './map-schedule.ts';

const buildWireSlot = (startTime: string, placesLeft?: number) => ({
  from: `${startTime}:00+03:00`,
  to: `${startTime.slice(0, -2)}30:00+03:00`,
  ...(placesLeft !== undefined && { left: placesLeft }),
});
const [AT_SIX, AT_SEVEN, TOMORROW_AT_SIX] = ['2026-03-02T18:00', '2026-03-02T19:00', '2026-03-03T18:00'];

describe('toSlots', () => {
  it('sorts slots by time and omits unreadable slots', () => {
    const slots = toSlots([buildWireSlot(AT_SEVEN, 2), { from: 'soon', to: 'later' }, buildWireSlot(AT_SIX)]);
    expect(slots.map((entry) => [new Date(entry.from).toISOString(), entry.remaining])).toEqual([
      ['2026-03-02T15:00:00.000Z', null],
      ['2026-03-02T16:00:00.000Z', 2],
    ]);
  });
});

describe('toBranchSchedule', () => {
  it('lists for each order type only the days that have slots, sorted by date', () => {
    const schedule = toBranchSchedule({
      timezone: 'Asia/Kuwait',
      now: '2026-03-02T00:30:00+03:00',
      today: {
        car_pickup: {
          status: 'closed',
          opens_at: '2026-03-02T17:00:00+03:00',
          shifts: [{ from: '2026-03-02T17:00:00+03:00', to: '2026-03-02T23:00:00+03:00' }],
          slots: [buildWireSlot(AT_SIX)],
        },
      },
      days: [{ date: '2026-03-03', slots: { car_pickup: [buildWireSlot(TOMORROW_AT_SIX)], dine_in: [] } }],
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
  it('reads the free slots from the refusal of a full slot, and returns null for any other error', () => {
    const body = {
      error: 1,
      code: 'slot_full',
      message: '',
      alternatives: [buildWireSlot(AT_SEVEN)],
      now: `${AT_SIX}:00+03:00`,
    };
    expect(toSlotRefusal(body)).toMatchObject({
      code: 'slot_full',
      alternatives: [{ remaining: null }],
    });
    expect(toSlotRefusal({ error: 1, code: 'closed' })).toBeNull();
  });
});
