import { useSyncExternalStore } from 'react';
import { useBusiness } from '../../stores/context.tsx';
import { type DarkModeSetting, modeOf, watchSystemMode } from '../../theme/dark-mode.ts';
import type { Mode } from '../../theme/palette.ts';

const CUSTOMERS: Readonly<Record<string, DarkModeSetting>> = { dark: 'on', light: 'off', auto: 'auto' };

/** Light or dark: the business's own setting; where that is auto the customer's choice, then the system's. */
export function useMode(): Mode {
  const { own, chosen } = useBusiness(({ business, info }) => ({
    own: business?.dark_mode,
    chosen: info.theme,
  }));
  const setting = !own || own === 'auto' ? (CUSTOMERS[chosen ?? 'auto'] ?? 'auto') : own;
  return useSyncExternalStore(watchSystemMode, () => modeOf(setting));
}
