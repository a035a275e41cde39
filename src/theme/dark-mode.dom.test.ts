// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { resolveMode, watchSystemMode } from './dark-mode.ts';

const createSystem = (isDark: boolean) => {
  const target = new EventTarget();
  return { target, match: () => Object.assign(target, { matches: isDark }) as unknown as MediaQueryList };
};

describe('dark mode', () => {
  // @spec shell/dark-if-on-light-if
  it('uses dark mode if set to on, light mode if set to off, and the system’s mode if set to auto', () => {
    const { match } = createSystem(true);
    expect([resolveMode('on', match), resolveMode('off', match), resolveMode('auto', match)]).toEqual([
      'dark',
      'light',
      'dark',
    ]);
    expect(resolveMode('auto', createSystem(false).match)).toBe('light');
  });

  it('uses light mode if the system’s mode is unknown', () => {
    expect(resolveMode('auto', undefined)).toBe('light');
    expect(watchSystemMode(() => {}, undefined)).not.toThrow();
  });

  it('reports changes of the system’s dark mode until the subscriber stops watching', () => {
    const { target, match } = createSystem(false);
    let callCount = 0;
    const stop = watchSystemMode(() => callCount++, match);
    target.dispatchEvent(new Event('change'));
    stop();
    target.dispatchEvent(new Event('change'));
    expect(callCount).toBe(1);
  });
});
