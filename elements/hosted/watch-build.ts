/** Which build is the newest (spec, sections 4 and 7); written by the build itself (elements/build/emit-latest-build.ts). */
const LATEST_BUILD_URL = '/builds/latest.json';

/** The id of the newest build; null when nobody says. */
export async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(LATEST_BUILD_URL, { cache: 'no-cache', credentials: 'omit' });
    const { id } = Object(answer.ok && (await answer.json())) as { readonly id?: unknown };
    return typeof id === 'string' && id ? id : null;
  } catch {
    return null;
  }
}

/** Spec, section 9. */
const CHECK_INTERVAL_MS = 60 * 60_000;

/**
 * Asks every hour whether there is a newer build than `build`, and calls `onNewer` once there is. A page that nobody sees does
 * not ask; shown again, it does so at once when the hour is over. Returns the way to stop.
 */
export function watchBuild(build: string, onNewer: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Date.now();
  let isOver = false;

  const look = async (): Promise<void> => {
    askedAt = Date.now();
    const latest = await latestBuild();
    if (isOver) return;
    if (!latest || latest === build) return arm();
    stop();
    onNewer();
  };
  const arm = (): void => {
    clearTimeout(timer);
    // A clock that was put back does not make it wait longer.
    const left = Math.min(CHECK_INTERVAL_MS, askedAt + CHECK_INTERVAL_MS - Date.now());
    if (!document.hidden) timer = setTimeout(look, Math.max(0, left));
  };
  const stop = (): void => {
    isOver = true;
    document.removeEventListener('visibilitychange', arm);
    clearTimeout(timer);
  };
  document.addEventListener('visibilitychange', arm);
  arm();
  return stop;
}
