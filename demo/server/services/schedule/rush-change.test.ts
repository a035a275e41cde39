import { describe, expect, it } from 'vitest';
import { NO_RUSH } from '../../../../src/domain/schedule/rush.ts';
import { applyRushChange } from './rush-change.ts';

const parseTime = (text: string): number => Date.parse(`${text}+01:00`);
const changeRush = (input: Parameters<typeof applyRushChange>[1], time = '2026-03-04T12:00:20') =>
  applyRushChange(NO_RUSH, input, parseTime(time), 'Europe/Berlin');

describe('an operator’s change of a rush', () => {
  it('ends the extra minutes and the pauses of a rush at a full minute', () => {
    expect(changeRush({ kind: 'extra', minutes: 20, durationMinutes: 60 })).toEqual({
      ...NO_RUSH,
      extraMinutes: 20,
      extraUntil: parseTime('2026-03-04T13:01:00'),
    });
    expect(changeRush({ kind: 'pause', minutes: 20 }).pausedUntil).toBe(parseTime('2026-03-04T12:21:00'));
  });

  it('pauses orders until the time of day that an operator enters, today or tomorrow', () => {
    expect(changeRush({ kind: 'pauseUntil', until: '19:30' }).pausedUntil).toBe(
      parseTime('2026-03-04T19:30:00'),
    );
    expect(changeRush({ kind: 'pauseUntil', until: '00:30' }).pausedUntil).toBe(
      parseTime('2026-03-05T00:30:00'),
    );
    expect(changeRush({ kind: 'pauseUntil', until: '12:00' }).pausedUntil).toBe(
      parseTime('2026-03-05T12:00:00'),
    );
  });

  it('keeps a rush’s extra minutes during a pause, and ends both when the staff end the rush', () => {
    const rush = { extraMinutes: 10, extraUntil: parseTime('2026-03-04T13:00:00'), pausedUntil: null };
    const pausedRush = applyRushChange(
      rush,
      { kind: 'pause', minutes: 20 },
      parseTime('2026-03-04T12:00:00'),
      'UTC',
    );
    expect(pausedRush).toEqual({ ...rush, pausedUntil: parseTime('2026-03-04T12:20:00') });
    expect(applyRushChange(pausedRush, { kind: 'end' }, parseTime('2026-03-04T12:05:00'), 'UTC')).toEqual(
      NO_RUSH,
    );
  });

  it.each(['', '24:00', '7:30', 'soon', '19:30:00'])(
    'refuses to pause orders until %j, which is not a time',
    (untilText) => {
      expect(() => changeRush({ kind: 'pauseUntil', until: untilText })).toThrow(
        'Enter a time such as 19:30',
      );
    },
  );
});
