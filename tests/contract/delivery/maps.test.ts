import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createGeocoder } from '../../../src/api/client/geocoder-client.ts';
import { errorBody } from '../../../src/api/contract/common-contract.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

// These calls use no database, so one engine is enough.
describe.each(pgliteOnly)('maps and addresses, on $name', (engine) => {
  const backend = useBackend(engine);
  const geocoder = createGeocoder({
    baseUrl: 'http://localhost/geocoder',
    fetch: (url, init) => backend.request(String(url).replace('http://localhost', ''), init),
  });
  const en = { locale: 'en' };
  const requestError = async (path: string) => {
    const response = await backend.request(path);
    return [response.status, errorBody.parse(await response.json()).code];
  };

  it('serves map tiles in normal and double density, cacheable and readable from any origin', async () => {
    for (const [path, tileSizePx] of [
      ['/tiles/12/2594/1706.png', 256],
      ['/tiles/12/2594/1706@2x.png', 512],
      ['/tiles/0/0/0.png', 256],
      ['/tiles/19/0/524287.png', 256],
    ] as const) {
      const response = await backend.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toContain('max-age=');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height]).toEqual([tileSizePx, tileSizePx]);
    }
  });

  it.each([
    '/tiles/20/0/0.png',
    '/tiles/3/8/0.png',
    '/tiles/3/0/8.png',
    '/tiles/3/-1/0.png',
    '/tiles/3/1.5/0.png',
    '/tiles/3/0/0.jpg',
    '/tiles/3/0/0@3x.png',
    '/tiles/x/0/0.png',
    '/tiles/3/0/99999999999999999999.png',
    '/tiles/1e1/0/0.png',
  ])('refuses the invalid map tile path %s with status 400', async (path) => {
    expect(await requestError(path)).toEqual([400, 'invalid']);
  });

  // @spec data/get-reverse-geocoding-service
  it('returns the street and district of a point on the map in the requested language', async () => {
    const salmiya = { lat: 29.3391, lng: 48.0746 };
    const salmiyaPlace = await geocoder.reverse(salmiya, en);
    expect(salmiyaPlace.address).toMatchObject({
      road: 'Salem Al Mubarak Street',
      suburb: 'Salmiya',
      city: 'Kuwait City',
      country_code: 'kw',
    });
    expect(salmiyaPlace.display_name).toBe(
      'Salem Al Mubarak Street, Salmiya, Kuwait City, Al Asimah Governorate, Kuwait',
    );
    expect((await geocoder.reverse(salmiya, { locale: 'ar' })).address?.road).toBe('شارع سالم المبارك');
    const kollwitz = await geocoder.reverse({ lat: 52.5381, lng: 13.4172 }, en);
    expect(kollwitz.address).toMatchObject({
      road: 'Kollwitzstraße',
      suburb: 'Prenzlauer Berg',
      city: 'Berlin',
    });
    const leipzig = await geocoder.reverse({ lat: 51.3184, lng: 12.3739 }, { locale: 'de' });
    expect(leipzig.address).toMatchObject({
      road: 'Karl-Liebknecht-Straße',
      city: 'Leipzig',
      state: 'Sachsen',
    });
  });

  it('returns only the country of a point far from streets, and no address for a point at sea', async () => {
    const desertPlace = await geocoder.reverse({ lat: 29.0, lng: 47.6 }, en);
    expect(desertPlace.address).toEqual({ country_code: 'kw' });
    await expect(geocoder.reverse({ lat: 29.6, lng: 49 }, en)).rejects.toMatchObject({
      code: 'nothing_there',
    });
  });

  // @spec data/get-search-geocoding-service
  it('finds streets and districts in any spelling, and lists the best match first', async () => {
    const findNames = async (query: string) =>
      (await geocoder.search({ q: query, addressdetails: '1' }, en)).map(({ display_name }) => display_name);
    expect((await findNames('salmiya'))[0]).toMatch(/^Salmiya, Kuwait City/);
    expect((await findNames('السالميه'))[0]).toMatch(/^Salmiya, Kuwait City/);
    expect((await findNames('neukolln'))[0]).toMatch(/^Neukölln, Berlin/);
    expect((await findNames('Karl-Liebknecht-Straße Leipzig'))[0]).toMatch(/Leipzig/);
    expect(await findNames('nowhere at all')).toEqual([]);
    const [house] = await geocoder.search({ q: 'Oranienstraße 219', addressdetails: '1' }, en);
    expect(house?.address).toMatchObject({ road: 'Oranienstraße', house_number: '219' });
    expect(await geocoder.search({ q: 'mitte', countrycodes: 'kw' }, en)).toEqual([]);
  });

  // @spec data/get-search-geocoding-service
  it('returns the outline of a country, and returns cities without an outline', async () => {
    const [kuwait] = await geocoder.search({ country: 'Kuwait', polygon_geojson: '1' }, en);
    expect(kuwait?.geojson).toMatchObject({ type: 'Polygon' });
    const cities = await geocoder.search({ city: 'Berlin' }, en);
    expect(cities).toHaveLength(1);
    expect(cities[0]?.geojson).toBeUndefined();
  });

  it.each([
    '/geocoder/reverse?format=jsonv2&zoom=18&lat=91&lon=0',
    '/geocoder/reverse?format=jsonv2&zoom=18&lat=&lon=0',
    '/geocoder/reverse?format=jsonv2&zoom=18&lat=NaN&lon=0',
    '/geocoder/reverse?format=jsonv2&zoom=18&lat=1',
    '/geocoder/reverse?format=xml&zoom=18&lat=1&lon=1',
    '/geocoder/search?format=jsonv2',
    '/geocoder/search?format=jsonv2&q=',
    `/geocoder/search?format=jsonv2&q=${'a'.repeat(300)}`,
    '/geocoder/search?format=jsonv2&q=a&limit=-1',
    '/geocoder/search?format=jsonv2&q=a&countrycodes=germany',
    '/geocoder/search?format=jsonv2&q=%00',
  ])('refuses the geocoder request %s with status 400', async (path) => {
    expect((await requestError(path))[0]).toBe(400);
  });
});
