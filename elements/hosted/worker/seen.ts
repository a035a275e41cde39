/** The page tells the worker what it loaded before the worker was there. */
export const SEEN = 'order-app-seen';
