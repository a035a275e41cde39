/** File that contains the latest build (spec, sections 4 and 7). `emitLatestBuild` writes it. */
const LATEST_BUILD_URL = '/builds/latest.json';

/** Which build is running, and where to look up the latest one. */
export interface RunningBuild {
  /** URL of `builds/latest.json`. */
  readonly url: string;
  /** The field of `builds/latest.json` to compare: the build's id, or the file of its app chunk. */
  readonly field: 'id' | 'app';
  readonly value: string;
}

/** The latest build's id or app chunk; null if the request fails. */
export async function fetchLatestBuild({
  url = LATEST_BUILD_URL,
  field = 'id',
}: Partial<RunningBuild> = {}): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
    const { [field]: latest } = Object(response.ok && (await response.json())) as Record<string, unknown>;
    return typeof latest === 'string' && latest ? latest : null;
  } catch {
    return null;
  }
}

/** Interval between two checks (spec, section 9). */
const CHECK_INTERVAL_MS = 60 * 60_000;

/** Describes the build of a hosted page. The page's own origin serves `builds/latest.json`. */
export const createPageBuild = (id: string): RunningBuild => ({
  url: LATEST_BUILD_URL,
  field: 'id',
  value: id,
});

/**
 * Checks every hour for a newer build than `build`, and calls `onNewer` once if there is one. A hidden page does not
 * check. When it becomes visible again after an hour, it checks at once. Returns a function that stops the checks.
 */
export function watchBuild(build: RunningBuild, onNewer: (latest: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCheckAt = Date.now();
  let isStopped = false;

  const checkBuild = async (): Promise<void> => {
    lastCheckAt = Date.now();
    const latest = await fetchLatestBuild(build);
    if (isStopped) return;
    if (!latest || latest === build.value) return scheduleCheck();
    stop();
    onNewer(latest);
  };
  const scheduleCheck = (): void => {
    clearTimeout(timer);
    // Wait at most one interval, even if the device's clock was set back and `lastCheckAt` is now in the future.
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
