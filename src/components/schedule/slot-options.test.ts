import { describe, expect, it } from 'vitest';
import { byPartOfDay, partOfDay } from './slot-options.ts';

const at = (iso: string) => ({ from: Date.parse(iso) });

describe('partOfDay and byPartOfDay', () => {
  it('picks the part of the day in the time zone of the business', () => {
    expect(partOfDay(Date.parse('2026-03-01T21:30Z'), 'Asia/Kuwait')).toBe('night');
    expect(partOfDay(Date.parse('2026-03-01T21:30Z'), 'UTC')).toBe('evening');
    expect(partOfDay(Date.parse('2026-03-01T06:15Z'), 'Asia/Kathmandu')).toBe('afternoon');
  });

  it('groups the slots of a day in order and leaves out parts of the day without slots', () => {
    const slots = [at('2026-03-01T00:30Z'), at('2026-03-01T11:30Z'), at('2026-03-01T12:00Z')];
    expect(byPartOfDay(slots, 'UTC')).toEqual([
      { part: 'night', slots: [slots[0]] },
      { part: 'morning', slots: [slots[1]] },
      { part: 'afternoon', slots: [slots[2]] },
    ]);
  });
});
