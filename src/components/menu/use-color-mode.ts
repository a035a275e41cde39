import { useSyncExternalStore } from 'react';
import { useBusiness } from '../../stores/stores-context.tsx';
import { type DarkModeSetting, resolveMode, watchSystemMode } from '../../theme/dark-mode.ts';
import type { Mode } from '../../theme/palette.ts';

const SETTING_BY_SCHEME: Readonly<Record<string, DarkModeSetting>> = {
  dark: 'on',
  light: 'off',
  auto: 'auto',
};

/**
 * Light or dark mode. The host page's setting takes precedence, then the business's. If the business's setting is
 * automatic or missing, the customer's choice decides, then the system's setting.
 */
export function useColorMode(): Mode {
  const { hostScheme, businessSetting, customerScheme } = useBusiness(
    ({ business, preferences, hostColorScheme }) => ({
      hostScheme: hostColorScheme,
      businessSetting: business?.theme.darkMode,
      customerScheme: preferences.theme,
    }),
  );
  const settingWithoutHost =
    !businessSetting || businessSetting === 'auto'
      ? (SETTING_BY_SCHEME[customerScheme ?? 'auto'] ?? 'auto')
      : businessSetting;
  const setting = SETTING_BY_SCHEME[hostScheme ?? ''] ?? settingWithoutHost;
  return useSyncExternalStore(watchSystemMode, () => resolveMode(setting));
}
