import { createStitches } from '@stitches/react';
import { tokens } from './design-tokens.ts';

const createStyleSheet = (): CSSStyleSheet | null =>
  typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype
    ? new CSSStyleSheet()
    : null;

/**
 * The shared style sheet. Every shadow root adopts it (`root.adoptedStyleSheets`), so all elements share one copy of
 * the CSS. It also needs no inline styles, which a strict CSP forbids. Null if sheets cannot be constructed (jsdom, a
 * server). In that case, rules are kept in memory only.
 */
export const appSheet: CSSStyleSheet | null = createStyleSheet();

// Stitches appends a <style> to its root. This root returns the constructed sheet instead.
const config = {
  prefix: 'oa',
  theme: tokens,
  root: appSheet && { styleSheets: [], appendChild: () => ({ sheet: appSheet }) },
};

const stitches = createStitches(config);

export const { styled, css, keyframes, globalCss, createTheme, theme } = stitches;

/** All rules written so far, as text. */
export const getStitchesCss = (): string => stitches.getCssText();
