const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** ISO 8601 with the offset of the device (decisions, section 2): `2026-03-01T18:21:05+03:00`. */
export function isoWithOffset(date: Date): string {
  const behind = date.getTimezoneOffset() * 60_000;
  const sign = behind > 0 ? '-' : '+';
  return iso(date.getTime() - behind).slice(0, 19) + sign + iso(Math.abs(behind)).slice(11, 16);
}

/** The headers every call carries (spec, section 7). Keep the backend's CORS list in step. */
export const requestHeaders = (locale: string, now: Date): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  webapp: '1',
  version: '5',
  locale,
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  'current-time': isoWithOffset(now),
});
