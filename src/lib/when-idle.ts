/** Upper limit of the wait in ms, for a page that is never idle. */
const LONGEST_WAIT_MS = 40;

/**
 * Calls the function when the browser is idle. Safari has no idle callback, so there it runs after the pending tasks.
 */
export const runWhenIdle: (action: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (act) => requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
    : (act) => setTimeout(act);
