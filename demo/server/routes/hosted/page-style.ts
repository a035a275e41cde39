import { createHash } from 'node:crypto';
import type { PageDescription } from './describe-page.ts';

/** A colour and nothing after it: names, hexadecimal, and functions of plain numbers. */
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]{5,50}\))$/i;
/** The ground of the app in dark mode. */
export const DARK_BACKGROUND = '#131214';

interface PageStyle {
  readonly css: string;
  /** As a source of a content security policy: this style and no other. */
  readonly source: string;
}

/** A business's colour, as far as it is nothing but one. */
export const safeColor = (color: string | undefined): string | null =>
  color && COLOR.test(color) ? color : null;

/** The page's whole style: full height, and the business's ground until its app has painted. */
export function createPageStyle(page: PageDescription | null): PageStyle {
  const background = safeColor(page?.background) ?? 'white';
  const scheme = page?.colorScheme ?? 'light dark';
  const css = [
    `html,body{margin:0;height:100%;background:${scheme === 'dark' ? DARK_BACKGROUND : background};color-scheme:${scheme}}`,
    'body{height:100dvh;overflow:hidden}order-app{display:block;height:100%}',
    'noscript{position:fixed;inset:0;padding:24px;font:18px/1.5 system-ui,sans-serif}',
    scheme === 'light dark' &&
      `@media(prefers-color-scheme:dark){html,body{background:${DARK_BACKGROUND}}noscript{color:#f4f1f6}}`,
  ]
    .filter(Boolean)
    .join('');
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
