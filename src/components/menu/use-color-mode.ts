import { useSyncExternalStore } from 'react';
import { useBusiness } from '../../stores/stores-context.tsx';
import { type DarkModeSetting, resolveMode, watchSystemMode } from '../../theme/dark-mode.ts';
import type { Mode } from '../../theme/palette.ts';

const SETTINGS: Readonly<Record<string, DarkModeSetting>> = { dark: 'on', light: 'off', auto: 'auto' };

/**
 * Light or dark mode. The host page's setting takes precedence, then the business's. If the business's setting is
 * automatic or missing, the customer's choice decides, then the system's setting.
 */
export function useColorMode(): Mode {
  const { hostScheme, businessSetting, customerTheme } = useBusiness(
    ({ business, preferences, hostColorScheme }) => ({
      hostScheme: hostColorScheme,
      businessSetting: business?.theme.darkMode,
      customerTheme: preferences.theme,
    }),
  );
  const settingWithoutHost =
    !businessSetting || businessSetting === 'auto'
      ? (SETTINGS[customerTheme ?? 'auto'] ?? 'auto')
      : businessSetting;
  const setting = SETTINGS[hostScheme ?? ''] ?? settingWithoutHost;
  return useSyncExternalStore(watchSystemMode, () => resolveMode(setting));
}
