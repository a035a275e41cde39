import { describe, expect, it, vi } from 'vitest';
import { createGeocoder } from './geocoder-client.ts';

const BERLIN = { lat: 52.52, lng: 13.405 };
const foundPlace = { lat: '52.52', lon: '13.405', display_name: 'Berlin', address: { city: 'Berlin' } };
const englishOptions = { locale: 'en' };
const jsonResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const createFakeGeocoder = (respond: () => Response | Promise<Response>) => {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => respond());
  return { fetch, geocoder: createGeocoder({ baseUrl: 'https://geo.test/v1', fetch, timeoutMs: 20 }) };
};

describe('createGeocoder', () => {
  // @spec data/get-reverse-geocoding-service, constants/reverse-geocoding-at-zoom-18
  it('looks up the address of a location in the customer’s language, without sending personal data', async () => {
    const { fetch, geocoder } = createFakeGeocoder(() => jsonResponse(foundPlace));
    expect(await geocoder.reverse(BERLIN, { locale: 'ar' })).toEqual(foundPlace);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe(
      'https://geo.test/v1/reverse?format=jsonv2&accept-language=ar&lat=52.52&lon=13.405&zoom=18',
    );
    expect(init?.credentials).toBe('omit');
    expect(new Headers(init?.headers).get('authorization')).toBeNull();
  });

  // @spec data/get-search-geocoding-service
  it('searches addresses by text, city and country', async () => {
    const { fetch, geocoder } = createFakeGeocoder(() => jsonResponse([foundPlace]));
    expect(await geocoder.search({ country: 'Kuwait', polygon_geojson: '1' }, englishOptions)).toEqual([
      foundPlace,
    ]);
    expect(String(fetch.mock.calls[0]?.[0])).toContain(
      'search?format=jsonv2&accept-language=en&country=Kuwait',
    );
  });

  it('sends at most one geocoder request per interval, and none for a location already looked up', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async () => jsonResponse(foundPlace));
    const geocoder = createGeocoder({ baseUrl: 'https://geo.test', fetch, intervalMs: 1000 });
    const requests = [1, 2, 3].map((lat) => geocoder.reverse({ lat, lng: 0 }, englishOptions));
    await vi.advanceTimersByTimeAsync(900);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(requests);
    await geocoder.reverse({ lat: 2, lng: 0 }, englishOptions);
    expect(fetch).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it.each([
    ['is down', () => jsonResponse({}, 503), 'unavailable'],
    ['is rate limited', () => jsonResponse({}, 429), 'unavailable'],
    ['refuses the request', () => jsonResponse({}, 403), 'refused'],
    ['returns HTML', () => new Response('<html>'), 'invalid'],
    ['returns an empty response', () => new Response(''), 'invalid'],
    ['returns a response of another shape', () => jsonResponse({ lat: 52 }), 'invalid'],
    ['finds nothing', () => jsonResponse({ error: 'Unable to geocode' }), 'refused'],
  ])('reports the matching kind of error when the geocoder %s', async (_name, respond, kind) => {
    const { geocoder } = createFakeGeocoder(respond);
    await expect(geocoder.reverse(BERLIN, englishOptions)).rejects.toMatchObject({ name: 'ApiError', kind });
  });

  it('rejects a geocoder request after a timeout, an abort or a network failure', async () => {
    const hangingGeocoder = createGeocoder({
      baseUrl: '',
      timeoutMs: 20,
      fetch: (_url, init) =>
        new Promise((_, reject) => {
          const rejectAsAborted = () => reject(new DOMException('', 'AbortError'));
          if (init?.signal?.aborted) rejectAsAborted();
          init?.signal?.addEventListener('abort', rejectAsAborted);
        }),
    });
    await expect(hangingGeocoder.reverse(BERLIN, englishOptions)).rejects.toMatchObject({ kind: 'timeout' });
    const signal = AbortSignal.abort();
    await expect(hangingGeocoder.reverse(BERLIN, { ...englishOptions, signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    const { geocoder } = createFakeGeocoder(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(geocoder.reverse(BERLIN, englishOptions)).rejects.toMatchObject({ kind: 'network' });
  });
});
