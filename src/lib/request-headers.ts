const two = (value: number): string => String(Math.abs(value)).padStart(2, '0');

/** ISO 8601 with the offset of the device (decisions, section 2): `2026-03-01T18:21:05+03:00`. */
export function isoWithOffset(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.trunc(offset / 60))}:${two(offset % 60)}`;
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
