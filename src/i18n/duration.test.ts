import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

const MINUTE = 60_000;

describe('how long something takes, in words', () => {
  it('formats a duration in its two largest units', () => {
    expect(formatDuration('en', '', 12 * MINUTE)).toBe('12 minutes');
    expect(formatDuration('en', '', 65 * MINUTE)).toBe('1 hour, 5 minutes');
    expect(formatDuration('en', '', 120 * MINUTE)).toBe('2 hours');
    expect(formatDuration('en', '', (1440 + 185) * MINUTE)).toBe('1 day, 3 hours');
  });

  it('rounds the minutes of a duration up and never shows zero', () => {
    expect(formatDuration('en', '', 11 * MINUTE + 1)).toBe('12 minutes');
    expect(formatDuration('en', '', 1)).toBe('1 minute');
    expect(formatDuration('en', '', -5 * MINUTE)).toBe('1 minute');
  });

  it('formats a duration in the words and digits of the language', () => {
    expect(formatDuration('ar', 'KW', 3 * MINUTE)).toBe('٣ دقائق');
  });
});
