/** Names the latest build (spec, sections 4 and 7). `emitLatestBuild` writes it. */
const LATEST_BUILD_URL = '/builds/latest.json';

/** The id of the latest build; null when the request fails. */
export async function fetchLatestBuildId(): Promise<string | null> {
  try {
    const response = await fetch(LATEST_BUILD_URL, { cache: 'no-cache', credentials: 'omit' });
    const { id } = Object(response.ok && (await response.json())) as { readonly id?: unknown };
    return typeof id === 'string' && id ? id : null;
  } catch {
    return null;
  }
}

/** Spec, section 9. */
const CHECK_INTERVAL_MS = 60 * 60_000;

/**
 * Checks every hour for a newer build than `build` and calls `onNewer` once when there is one. A hidden page does not check.
 * When it becomes visible again after an hour, it checks at once. Returns a function that stops the checks.
 */
export function watchBuild(build: string, onNewer: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCheckAt = Date.now();
  let isStopped = false;

  const checkBuild = async (): Promise<void> => {
    lastCheckAt = Date.now();
    const latest = await fetchLatestBuildId();
    if (isStopped) return;
    if (!latest || latest === build) return scheduleCheck();
    stop();
    onNewer();
  };
  const scheduleCheck = (): void => {
    clearTimeout(timer);
    // The minimum keeps a clock that was set back from delaying the check.
    const remainingMs = Math.min(CHECK_INTERVAL_MS, lastCheckAt + CHECK_INTERVAL_MS - Date.now());
    if (!document.hidden) timer = setTimeout(checkBuild, Math.max(0, remainingMs));
  };
  const stop = (): void => {
    isStopped = true;
    document.removeEventListener('visibilitychange', scheduleCheck);
    clearTimeout(timer);
  };
  document.addEventListener('visibilitychange', scheduleCheck);
  scheduleCheck();
  return stop;
}
