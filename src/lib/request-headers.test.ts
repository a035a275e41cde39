import { expect, it } from 'vitest';
import { buildRequestHeaders } from './request-headers.ts';

// @spec contract/headers
it('sends client, language, time and no-cache headers with every request', () => {
  expect(buildRequestHeaders('ar', new Date('2026-03-01T18:21:05.250+03:00'))).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    webapp: '1',
    version: '5',
    locale: 'ar',
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
    'current-time': '2026-03-01T15:21:05.250+00:00',
  });
});
