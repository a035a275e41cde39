import type { Context } from 'hono';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import {
  geocodeQuery,
  type geocodeResponse,
  reverseGeocodeQuery,
  type reverseGeocodeResponse,
} from '../../../../src/api/contract/external-contract.ts';
import type { GeocodedPlace, Geocoder } from '../../services/delivery/geocoder/local-geocoder.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { cacheJson, sendSharedJson } from '../http/json-response.ts';
import { isStorable, parseInput } from '../http/read-request.ts';

type Answer = z.input<typeof reverseGeocodeResponse>;

const DEFAULT_RESULTS = 10;
const MAX_RESULTS = 40;
const CATEGORY: Readonly<Record<GeocodedPlace['kind'], readonly [category: string, type: string]>> = {
  country: ['boundary', 'administrative'],
  city: ['place', 'city'],
  suburb: ['place', 'suburb'],
  road: ['highway', 'residential'],
  building: ['building', 'yes'],
};

/** An answer as the public service gives it (Nominatim's `jsonv2`), but for what it says of OpenStreetMap's data. */
function toNominatim(
  { id, kind, name, at, parts, outline }: GeocodedPlace,
  withAddress: boolean,
  withPolygon: boolean,
) {
  const [category, type] = CATEGORY[kind];
  const { country_code, ...named } = parts;
  return {
    place_id: id,
    lat: String(at.lat),
    lon: String(at.lng),
    category,
    type,
    addresstype: kind,
    name,
    display_name: [...new Set([name, ...Object.values(named)])].join(', '),
    ...(withAddress && { address: { ...named, country_code } }),
    ...(withPolygon && outline && { geojson: { type: 'Polygon', coordinates: [outline] } }),
  } satisfies Answer & Readonly<Record<string, unknown>>;
}

/** As the customer asks for them, else as her browser does. */
const languagesOf = (c: Context, asked: string | undefined): string[] =>
  (asked ?? c.req.header('accept-language') ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');

function queryOf(c: Context): Record<string, string> {
  const query = c.req.query();
  if (!isStorable(query)) throw new Refusal(400, 'invalid', 'The query holds characters that are no text');
  return query;
}

/** `/search` and `/reverse` in the public service's format, for the demo's cities: everything works offline. */
export function geocoderRoutes(geocoder: Geocoder): Hono {
  const app = new Hono();
  app.get('/search', (c) => {
    const query = parseInput(geocodeQuery, queryOf(c), 400);
    const { q, city, country, limit, countrycodes } = query;
    const [kind, text] = q ? [null, q] : city ? (['city', city] as const) : (['country', country] as const);
    if (!text) throw new Refusal(400, 'invalid', 'One of q, city and country is needed');
    const most = Math.min(MAX_RESULTS, Number(limit ?? DEFAULT_RESULTS));
    const found = geocoder.search(
      {
        text,
        most,
        ...(kind && { kinds: [kind] }),
        ...(countrycodes && { countries: countrycodes.toLowerCase().split(',') }),
      },
      languagesOf(c, query['accept-language']),
    );
    const answers: z.input<typeof geocodeResponse> = found.map((one) =>
      toNominatim(one, query.addressdetails === '1', query.polygon_geojson === '1'),
    );
    return sendSharedJson(c, cacheJson(answers));
  });
  app.get('/reverse', (c) => {
    const query = parseInput(reverseGeocodeQuery, queryOf(c), 400);
    const { lat, lon: lng } = query;
    const found = geocoder.reverse({ lat, lng }, languagesOf(c, query['accept-language']));
    // The public service answers so, with status 200.
    return sendSharedJson(
      c,
      cacheJson(found ? toNominatim(found, true, false) : { error: 'Unable to geocode' }),
    );
  });
  return app;
}
