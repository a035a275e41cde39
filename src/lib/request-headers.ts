/**
 * The headers every call carries (spec, section 7). The time is ISO 8601 with its offset (decisions, section 2), in UTC: the
 * business's zone decides, not the device's. Keep the backend's CORS list in step.
 */
export const requestHeaders = (locale: string, now: Date): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  webapp: '1',
  version: '5',
  locale,
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  'current-time': now.toISOString().replace('Z', '+00:00'),
});
