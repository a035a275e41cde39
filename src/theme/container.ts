/** Layout follows the element's own width, never the window's (decisions, section 7). */
export const CONTAINER_NAME = 'order-app';

/** Two columns of items; sheets become centred dialogs. */
export const medium = '@container order-app (min-width: 768px)';
/** Category rail, grid and a cart panel in view. */
export const wide = '@container order-app (min-width: 1200px)';

/** Next to no room: a narrow column, 200% zoom on a phone. */
export const tiny = '@container order-app (max-width: 359px)';

/** Motion off, for those who asked their system for it. */
export const calm = '@media (prefers-reduced-motion: reduce)';
/** The system's own colours are painted (Windows high contrast). */
export const forced = '@media (forced-colors: active)';
