/** The layout depends on the element's own width, never on the window's. */
export const CONTAINER_NAME = 'order-app';

/** Two columns of items; sheets become centred dialogs. */
export const medium = '@container order-app (min-width: 768px)';
/** Category rail, grid and a visible cart panel. */
export const wide = '@container order-app (min-width: 1200px)';

/** The box around the screens, with the height of the element. */
export const FRAME_NAME = 'order-app-frame';

/** For a low element, in which everything except the dishes should be small. */
export const lowHeight = '@container order-app-frame (max-height: 699.98px)';

/** For very little space: a narrow column, or 200% zoom on a phone. */
export const tiny = '@container order-app (max-width: 359px)';

/** The customer prefers reduced motion. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** The system overrides colours (Windows high contrast). */
export const forcedColors = '@media (forced-colors: active)';
