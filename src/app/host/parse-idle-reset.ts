const MIN_SECONDS = 10;
const MAX_SECONDS = 24 * 60 * 60;

/**
 * Parses the attribute `idle-reset`. Returns null if the app must never reset itself. Warns about a value that is not a
 * whole number of seconds between the limits.
 */
export function parseIdleReset(text: string | undefined): number | null {
  if (!text?.trim()) return null;
  const seconds = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  if (seconds >= MIN_SECONDS && seconds <= MAX_SECONDS) return seconds;
  console.warn(
    `[order-app] idle-reset="${text}" is ignored, so this element never resets by itself. ` +
      `Use a whole number of seconds from ${MIN_SECONDS} to ${MAX_SECONDS}, for example idle-reset="90".`,
  );
  return null;
}
