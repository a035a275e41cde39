import { beforeEach, expect, it, vi } from 'vitest';
import { parseIdleReset } from './parse-idle-reset.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  ['90', 90],
  [' 10 ', 10],
  ['86400', 86400],
  ['', null],
  [undefined, null],
])('reads the idle time %j without a warning', (text, seconds) => {
  expect(parseIdleReset(text)).toBe(seconds);
  expect(console.warn).not.toHaveBeenCalled();
});

it.each(['0', '9', '-60', '1.5', '1e3', '60s', 'true', '86401', 'never', 'NaN', '0x40'])(
  'warns about the idle time "%s" and never resets the app',
  (text) => {
    expect(parseIdleReset(text)).toBeNull();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`idle-reset="${text}" is ignored`),
    );
  },
);
