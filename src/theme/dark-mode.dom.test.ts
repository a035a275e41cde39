// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { modeOf, watchSystemMode } from './dark-mode.ts';

const system = (matches: boolean) => {
  const target = new EventTarget();
  return { target, match: () => Object.assign(target, { matches }) as unknown as MediaQueryList };
};

describe('dark mode', () => {
  // @spec shell/dark-if-on-light-if
  it('is dark if on, light if off, and follows the system if auto', () => {
    const { match } = system(true);
    expect([modeOf('on', match), modeOf('off', match), modeOf('auto', match)]).toEqual([
      'dark',
      'light',
      'dark',
    ]);
    expect(modeOf('auto', system(false).match)).toBe('light');
  });

  it('is light where the system cannot be asked', () => {
    expect(modeOf('auto', undefined)).toBe('light');
    expect(watchSystemMode(() => {}, undefined)).not.toThrow();
  });

  it('tells of changes until it is stopped', () => {
    const { target, match } = system(false);
    let told = 0;
    const stop = watchSystemMode(() => told++, match);
    target.dispatchEvent(new Event('change'));
    stop();
    target.dispatchEvent(new Event('change'));
    expect(told).toBe(1);
  });
});
