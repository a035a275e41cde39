/** The layout depends on the element's own width, never on the window's. */
export const CONTAINER_NAME = 'order-app';

/** Medium elements have two columns of items, and sheets become centred dialogs. */
export const medium = '@container order-app (min-width: 768px)';
/** Wide elements have a category rail, a grid and a visible cart panel. */
export const wide = '@container order-app (min-width: 1200px)';

/** The box around the screens, with the height of the element. */
export const FRAME_NAME = 'order-app-frame';

/** A low element. Everything except the dishes should be small in it. */
export const lowHeight = '@container order-app-frame (max-height: 699.98px)';

/** Very little width: a narrow column, or 200% zoom on a phone. */
export const tiny = '@container order-app (max-width: 359px)';

/** The customer prefers reduced motion. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** The system overrides colours (Windows high contrast). */
export const forcedColors = '@media (forced-colors: active)';
