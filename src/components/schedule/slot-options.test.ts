import { describe, expect, it } from 'vitest';
import { getPartOfDay, groupByPartOfDay } from './slot-options.ts';

const buildSlotAt = (iso: string) => ({ from: Date.parse(iso) });

describe('getPartOfDay and groupByPartOfDay', () => {
  it('determines the part of the day of a slot in the business’s time zone', () => {
    expect(getPartOfDay(Date.parse('2026-03-01T21:30Z'), 'Asia/Kuwait')).toBe('night');
    expect(getPartOfDay(Date.parse('2026-03-01T21:30Z'), 'UTC')).toBe('evening');
    expect(getPartOfDay(Date.parse('2026-03-01T06:15Z'), 'Asia/Kathmandu')).toBe('afternoon');
  });

  it('groups slots by part of the day and leaves out parts without slots', () => {
    const slots = [
      buildSlotAt('2026-03-01T00:30Z'),
      buildSlotAt('2026-03-01T11:30Z'),
      buildSlotAt('2026-03-01T12:00Z'),
    ];
    expect(groupByPartOfDay(slots, 'UTC')).toEqual([
      { part: 'night', slots: [slots[0]] },
      { part: 'morning', slots: [slots[1]] },
      { part: 'afternoon', slots: [slots[2]] },
    ]);
  });
});
