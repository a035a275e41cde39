/** Upper limit of the wait in ms, for a page that is never idle. */
const MAX_WAIT_MS = 40;

/**
 * Calls `action` when the browser is idle. Safari has no idle callback, so Safari runs `action` after the pending
 * tasks.
 */
export const runWhenIdle: (action: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (act) => requestIdleCallback(act, { timeout: MAX_WAIT_MS })
    : (act) => setTimeout(act);
