/** Of this tab: it outlives the reload it is about. */
const KEY = 'order-app:reloaded';
/** Spec, section 9. */
const LIFETIME_MS = 10_000;

/**
 * Whether the page may be loaded anew; that it is, is remembered. Not again within ten seconds: where loading does not help,
 * it would go on for ever. Nor where nothing can be remembered.
 */
export function mayReload(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(KEY));
    if (since >= 0 && since < LIFETIME_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
