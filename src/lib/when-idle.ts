/** A page that is never idle still gets to it soon. */
const LONGEST_WAIT_MS = 40;

/** Acts once nothing else is to be done; Safari has no idle callback, and acts after what is waiting now. */
export const whenIdle: (act: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (act) => requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
    : (act) => setTimeout(act);
