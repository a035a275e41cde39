import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUpstreamConfig } from '../../../demo/server/services/delivery/geocoder/upstream-geocoder.ts';
import { createGeocoder } from '../../../src/api/client/geocoder-client.ts';
import { type FakeNominatim, startFakeNominatim } from '../../testing/fake-nominatim.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

const en = { locale: 'en' };
const MUNICH = { lat: 48.1372, lng: 11.5755 };
const SALMIYA = { lat: 29.3391, lng: 48.0746 };

const fakeService: { current?: FakeNominatim } = {};
const listRequests = (): string[] => fakeService.current?.requests ?? [];
beforeAll(async () => {
  fakeService.current = await startFakeNominatim();
});
beforeEach(() => void listRequests().splice(0));
afterAll(() => fakeService.current?.close());

// These calls use no database, so one engine is enough.
describe.each(pgliteOnly)('a configured geocoder, on $name', (engine) => {
  const upstreamSettings = { baseUrl: '', intervalMs: 0, allowsTyping: true };
  const settings = {
    geocoder: {
      ...upstreamSettings,
      get baseUrl() {
        return fakeService.current?.url ?? '';
      },
    },
  };
  const backend = useBackend(engine, { settings });
  const geocoder = createGeocoder({
    baseUrl: 'http://localhost/geocoder',
    fetch: (url, init) => backend.request(String(url).replace('http://localhost', ''), init),
  });

  // @spec data/get-search-geocoding-service
  it('finds places outside the demo cities, and returns the geocoder’s copyright notice with them', async () => {
    const [place] = await geocoder.search({ q: 'Marienplatz 8', addressdetails: '1' }, en);
    expect(place?.address).toMatchObject({ road: 'Marienplatz', city: 'München' });
    expect(place?.licence).toContain('OpenStreetMap');
    expect((await geocoder.reverse(MUNICH, en)).address).toMatchObject({ suburb: 'Altstadt' });
    const [austria] = await geocoder.search({ country: 'Austria', polygon_geojson: '1' }, en);
    expect(austria?.geojson?.type).toBe('MultiPolygon');
  });

  it('finds places in the demo cities without a request to the configured geocoder', async () => {
    await geocoder.search({ q: 'salmiya' }, en);
    await geocoder.reverse(SALMIYA, en);
    expect(listRequests()).toEqual([]);
  });

  it('sends identical requests to a configured geocoder only once', async () => {
    const twoRequests = [1, 2].map(() => backend.request('/geocoder/search?format=jsonv2&q=linz'));
    for (const response of await Promise.all(twoRequests)) expect(response.status).toBe(200);
    expect(listRequests()).toHaveLength(1);
    expect(listRequests()[0]).toContain('q=linz');
  });

  // @spec calls/post-webapp-get-address, calls/post-webapp-set-address
  it('suggests addresses of the configured geocoder to a customer who types, and returns the chosen address', async () => {
    const sessionId = 'session-1';
    const { suggestions } = await backend.call('getAddress', {
      body: { address: 'Marienplatz', sessionId, flag: 'DE' },
    });
    expect(suggestions).toEqual([
      { placeId: 'W24079091', title: 'Marienplatz 8', address: 'Altstadt, München' },
    ]);
    expect(listRequests()[0]).toContain('countrycodes=de');
    const { address } = await backend.call('setAddress', {
      body: { ...(suggestions[0] ?? { placeId: '', title: '', address: '' }), sessionId },
    });
    expect(address).toMatchObject({
      street: 'Marienplatz',
      house_number: '8',
      postcode: '80331',
      city: 'München',
      lat: 48.1372,
    });
  });
});

describe.each(pgliteOnly)('a geocoder that is down or limited, on $name', (engine) => {
  const backendWithUnreachableGeocoder = useBackend(engine, {
    settings: {
      geocoder: { baseUrl: 'http://127.0.0.1:1', intervalMs: 0, allowsTyping: true },
      log: () => undefined,
    },
  });
  const limitedBackend = useBackend(engine, {
    settings: {
      geocoder: {
        intervalMs: 60_000,
        allowsTyping: false,
        get baseUrl() {
          return fakeService.current?.url ?? '';
        },
      },
    },
  });

  it('answers 503 to an address search when the configured geocoder does not respond', async () => {
    const response = await backendWithUnreachableGeocoder.request('/geocoder/search?format=jsonv2&q=linz');
    expect([response.status, (await response.json()).code]).toEqual([503, 'geocoder_unavailable']);
  });

  it('refuses a geocoder request that would wait too long, and never exceeds the geocoder’s rate limit', async () => {
    const statuses = await Promise.all(
      ['linz', 'marienplatz', 'austria'].map(
        async (word) => (await limitedBackend.request(`/geocoder/search?format=jsonv2&q=${word}`)).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 503, 503]);
    expect(listRequests()).toHaveLength(1);
  });

  it('queries no geocoder while the customer types if the geocoder forbids that', async () => {
    const { suggestions } = await limitedBackend.call('getAddress', {
      body: { address: 'Marienplatz', sessionId: 's' },
    });
    expect(suggestions).toEqual([]);
    expect(listRequests()).toEqual([]);
  });

  it('queries the public geocoder at most once a second, and never while the customer types', () => {
    expect(toUpstreamConfig('https://nominatim.openstreetmap.org/')).toEqual({
      baseUrl: 'https://nominatim.openstreetmap.org',
      intervalMs: 1000,
      allowsTyping: false,
    });
    expect(toUpstreamConfig('https://geo.example').allowsTyping).toBe(true);
  });
});
