import { useSyncExternalStore } from 'react';
import { useBusiness } from '../../stores/stores-context.tsx';
import { type DarkModeSetting, modeOf, watchSystemMode } from '../../theme/dark-mode.ts';
import type { Mode } from '../../theme/palette.ts';

const SETTINGS: Readonly<Record<string, DarkModeSetting>> = { dark: 'on', light: 'off', auto: 'auto' };

/**
 * Light or dark mode. The host page's setting wins, then the business's. If that is automatic, the customer's choice decides,
 * then the system's.
 */
export function useMode(): Mode {
  const { hostScheme, businessSetting, customerTheme } = useBusiness(
    ({ business, preferences: info, hostColorScheme: askedScheme }) => ({
      hostScheme: askedScheme,
      businessSetting: business?.theme.darkMode,
      customerTheme: info.theme,
    }),
  );
  const ownSetting =
    !businessSetting || businessSetting === 'auto'
      ? (SETTINGS[customerTheme ?? 'auto'] ?? 'auto')
      : businessSetting;
  const setting = SETTINGS[hostScheme ?? ''] ?? ownSetting;
  return useSyncExternalStore(watchSystemMode, () => modeOf(setting));
}
