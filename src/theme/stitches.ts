import { createStitches } from '@stitches/react';
import { tokens } from './design-tokens.ts';

const constructable = (): CSSStyleSheet | null =>
  typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype
    ? new CSSStyleSheet()
    : null;

/**
 * The one style sheet. Every shadow root adopts it (`root.adoptedStyleSheets`), so that there is one copy of the
 * CSS however many elements, and nothing inline for a strict CSP to refuse. Null where sheets cannot be
 * constructed (a test's DOM, a server): rules are then kept in memory only.
 */
export const appSheet: CSSStyleSheet | null = constructable();

// Stitches asks its root for a <style> to write into; ours answers with the constructed sheet.
const config = {
  prefix: 'oa',
  theme: tokens,
  root: appSheet && { styleSheets: [], appendChild: () => ({ sheet: appSheet }) },
};

const stitches = createStitches(config);

export const { styled, css, keyframes, globalCss, createTheme, theme } = stitches;

/** All rules written so far, as text. */
export const stitchesCss = (): string => stitches.getCssText();
