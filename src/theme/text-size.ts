/** Font size of the surface at the usual setting of browsers, in px. */
const SURFACE_PX = 14;

/**
 * A length that grows with the reader's text size. At the usual text size it is `px` long, in an element with a font
 * size of `fontPx`.
 */
export const scaleWithText = (px: number, fontPx = SURFACE_PX): string => `calc(${px}em / ${fontPx})`;

/**
 * The width for a container query, in `em` of the surface. Rounded down, so that an element of exactly `px` matches a
 * `min-width` query.
 */
export const toQueryWidth = (px: number): string => `${Math.floor((px / SURFACE_PX) * 1000) / 1000}em`;

/**
 * A font size that is `px` at the usual setting. `--oa-font-scale` is the reader's default font size, divided by 16 px.
 */
export const scaleFontSize = (px: number): string => `calc(${px}px * var(--oa-font-scale))`;
