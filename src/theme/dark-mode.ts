import type { Mode } from './palette.ts';

export type DarkModeSetting = 'auto' | 'on' | 'off';

/** The part of `matchMedia` that is used here. Undefined in old browsers and tests. */
type MatchMedia = ((query: string) => MediaQueryList) | undefined;

const QUERY = '(prefers-color-scheme: dark)';

/** Dark if the setting is on, light if it is off, the system's mode if it is auto (spec, section 4). */
export function resolveMode(setting: DarkModeSetting, match: MatchMedia = globalThis.matchMedia): Mode {
  if (setting === 'auto') return match?.(QUERY).matches ? 'dark' : 'light';
  return setting === 'on' ? 'dark' : 'light';
}

/** Calls `onChange` when the system's mode changes. Returns a function that stops watching. */
export function watchSystemMode(onChange: () => void, match: MatchMedia = globalThis.matchMedia): () => void {
  const query = match?.(QUERY);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
