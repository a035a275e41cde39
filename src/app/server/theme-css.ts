import { parseColor } from '../../lib/color.ts';
import { buildThemeDeclarations, SERVER_THEME_CLASS } from '../../theme/business-theme.ts';
import type { ScreenTheme, ThemeOverrides } from './first-screen-types.ts';

const MODES: Readonly<Record<string, 'light' | 'dark' | 'auto'>> = {
  light: 'light',
  off: 'light',
  dark: 'dark',
  on: 'dark',
  auto: 'auto',
};

/**
 * Renders the CSS of a theme. In automatic mode, a media query applies the dark variant while the customer's system is
 * dark.
 */
export function renderThemeCss(theme: ScreenTheme, { colorScheme, brand }: ThemeOverrides): string {
  const settings = parseColor(brand) ? { ...theme, themeColor: brand } : theme;
  const mode = MODES[colorScheme ?? ''] ?? MODES[theme.darkMode ?? 'auto'] ?? 'auto';
  const buildRule = (variant: 'light' | 'dark') =>
    `.${SERVER_THEME_CLASS}{${buildThemeDeclarations(settings, variant)}}`;
  if (mode !== 'auto') return buildRule(mode);
  return `${buildRule('light')}@media(prefers-color-scheme:dark){${buildRule('dark')}}`;
}
