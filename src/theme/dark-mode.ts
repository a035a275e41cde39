import type { Mode } from './palette.ts';

export type DarkModeSetting = 'auto' | 'on' | 'off';

/** What `matchMedia` is needed for, so that a test or an old browser may go without. */
type Match = ((query: string) => MediaQueryList) | undefined;

const QUERY = '(prefers-color-scheme: dark)';

/** Dark if the setting is on, light if off, as the system says if auto (spec, section 4). */
export function modeOf(setting: DarkModeSetting, match: Match = globalThis.matchMedia): Mode {
  if (setting === 'auto') return match?.(QUERY).matches ? 'dark' : 'light';
  return setting === 'on' ? 'dark' : 'light';
}

/** Calls back when the system changes its mind. Returns the way to stop. */
export function watchSystemMode(onChange: () => void, match: Match = globalThis.matchMedia): () => void {
  const query = match?.(QUERY);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
