/**
 * The headers of every request (spec, section 7). The time is ISO 8601 in UTC, because the device's time zone must not
 * matter. When you add a header, add it to the backend's CORS list.
 */
export const buildRequestHeaders = (locale: string, now: Date): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  webapp: '1',
  version: '5',
  locale,
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  'current-time': now.toISOString().replace('Z', '+00:00'),
});
