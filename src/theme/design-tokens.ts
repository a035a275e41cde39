import { createPalette } from './palette.ts';
import { scaleFontSize } from './text-size.ts';

/**
 * System fonts come first, because they need no download. Each locale file adds fonts for scripts that the system fonts
 * lack.
 */
export const SYSTEM_FONTS =
  'system-ui,-apple-system,var(--oa-script,"Noto Sans"),"Segoe UI",Roboto,"Noto Sans","Noto Naskh Arabic",sans-serif';

/** Corner radius of cards. Smaller parts derive theirs from it. The host page can override it. */
const RADIUS = 'var(--order-app-radius, 16px)';

const { colors } = createPalette({}, 'light');

/**
 * Design tokens of all components. Lengths are in px, so that the host page's root font size has no effect. Font sizes
 * follow the reader's setting.
 */
export const tokens = {
  colors: { ...colors, scrim: '#0009' },
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 12: '48px' },
  fontSizes: {
    11: scaleFontSize(11),
    12: scaleFontSize(12),
    14: scaleFontSize(14),
    16: scaleFontSize(16),
    18: scaleFontSize(18),
    22: scaleFontSize(22),
    28: scaleFontSize(28),
    36: scaleFontSize(36),
  },
  radii: { 1: `calc(${RADIUS} / 2)`, 2: `calc(${RADIUS} * .75)`, 3: RADIUS, round: '999px' },
  shadows: { low: '0 1px 3px #0000001f,0 2px 8px #0000000f', high: '0 8px 28px #0000003d' },
  fonts: { text: SYSTEM_FONTS },
  /**
   * `mode` sets color-scheme. `page` is the app's background, and `bar` the background of sticky bars on the page.
   * `veil` is the opacity of the page colour over a background picture. `tile` is the blend mode of picture tiles.
   * `dark` is 1 in dark mode, else 0. The business theme adds `ground`, the background of scrolling content.
   */
  surface: { mode: 'light', page: 'none', bar: '$colors$bg', veil: '1', tileBlend: 'normal', dark: '0' },
};
