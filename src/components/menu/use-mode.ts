import { useSyncExternalStore } from 'react';
import { useBusiness } from '../../stores/stores-context.tsx';
import { type DarkModeSetting, modeOf, watchSystemMode } from '../../theme/dark-mode.ts';
import type { Mode } from '../../theme/palette.ts';

const SETTINGS: Readonly<Record<string, DarkModeSetting>> = { dark: 'on', light: 'off', auto: 'auto' };

/** Light or dark: what the host's page asks for; else the business's own setting; where that is auto the customer's choice, then the system's. */
export function useMode(): Mode {
  const { asked, own, chosen } = useBusiness(({ business, info, askedScheme }) => ({
    asked: askedScheme,
    own: business?.theme.darkMode,
    chosen: info.theme,
  }));
  const free = !own || own === 'auto' ? (SETTINGS[chosen ?? 'auto'] ?? 'auto') : own;
  const setting = SETTINGS[asked ?? ''] ?? free;
  return useSyncExternalStore(watchSystemMode, () => modeOf(setting));
}
