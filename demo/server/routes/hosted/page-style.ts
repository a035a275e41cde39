import { isDarkColor, parseColor } from '../../../../src/lib/color.ts';
import { hashForCsp } from './content-policy.ts';
import type { PageDescription } from './describe-page.ts';

/** Matches exactly one CSS colour: a name, a hexadecimal colour, or a function of plain numbers. */
const PLAIN_COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]{5,50}\))$/i;
/** Background of the app in dark mode, unless the business has a dark background. */
const DARK_BACKGROUND = '#131214';

interface PageStyle {
  readonly css: string;
  /** The hash source for the content security policy, which allows exactly this style. */
  readonly cspSource: string;
}

/** Returns the colour if it is safe in CSS, otherwise null. */
export const sanitizeColor = (color: string | undefined): string | null =>
  color && PLAIN_COLOR.test(color) ? color : null;

/** The background of the app in dark mode: the business's own background if it is dark. */
export function getDarkBackground(background: string | undefined): string {
  const color = sanitizeColor(background);
  const rgb = color && parseColor(color);
  return rgb && isDarkColor(rgb) ? color : DARK_BACKGROUND;
}

/** Creates the page's only style: full height, and the business's background until the app renders. */
export function createPageStyle(page: PageDescription | null): PageStyle {
  const background = sanitizeColor(page?.background) ?? 'white';
  const darkBackground = getDarkBackground(page?.background);
  const scheme = page?.colorScheme ?? 'light dark';
  const css = [
    `html,body{margin:0;height:100%;background:${scheme === 'dark' ? darkBackground : background};color-scheme:${scheme}}`,
    'body{height:100dvh;overflow:hidden}order-app{display:block;position:relative;height:100%}html[data-returning] order-app::part(first-screen){display:none}',
    'noscript{position:fixed;inset:0;padding:24px;font:18px/1.5 system-ui,sans-serif}',
    'noscript.below{inset:auto 0 64px;z-index:2;padding:8px 16px;background:Canvas;color:CanvasText;text-align:center;font-size:14px}@media(min-width:1200px){noscript.below{bottom:0}}noscript.below p:first-child{display:none}noscript p{margin:0}',
    // Without scripts, the message has its own space below the screen. Containment keeps a dish's dialog from covering
    // it.
    '@media(scripting:none){body{display:flex;flex-direction:column}order-app{flex:1;min-height:0;contain:layout}noscript.below{position:static;flex:none}}',
    scheme === 'light dark' &&
      `@media(prefers-color-scheme:dark){html,body{background:${darkBackground}}noscript{color:#f4f1f6}}`,
    // The visitor's own choice of the colour scheme. The first screen's script sets the attribute.
    scheme === 'light dark' &&
      `html[data-theme=dark],html[data-theme=dark] body{background:${darkBackground};color-scheme:dark}html[data-theme=light],html[data-theme=light] body{background:${background};color-scheme:light}`,
  ]
    .filter(Boolean)
    .join('');
  return { css, cspSource: hashForCsp(css) };
}
