import { toQueryWidth } from './text-size.ts';

/** The layout depends on the element's own width, never on the window's. */
export const CONTAINER_NAME = 'order-app';

/**
 * Medium elements have two columns of items, and sheets become centred dialogs. Widths are relative to the reader's
 * text size.
 */
export const medium = `@container order-app (min-width: ${toQueryWidth(768)})`;
/** Wide elements have a category rail, a grid and a visible cart panel. */
export const wide = `@container order-app (min-width: ${toQueryWidth(1200)})`;

/** The box around the screens, with the height of the element. */
export const FRAME_NAME = 'order-app-frame';

/** A low element. Everything except the dishes should be small in it. */
export const lowHeight = '@container order-app-frame (max-height: 699.98px)';

/** Very little width: a narrow column, or 200% zoom on a phone. */
export const tiny = `@container order-app (max-width: ${toQueryWidth(359.9)})`;

/** Large text on a phone: about 14 to 18 characters per line. Everything is in one column. */
export const cramped = `@container order-app (max-width: ${toQueryWidth(299.9)})`;

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** The system overrides colours (Windows high contrast). */
export const forcedColors = '@media (forced-colors: active)';
