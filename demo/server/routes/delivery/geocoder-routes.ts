import type { Context } from 'hono';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import {
  geocodeQuery,
  type geocodeResponse,
  reverseGeocodeQuery,
  type reverseGeocodeResponse,
} from '../../../../src/api/contract/external-contract.ts';
import type { Point } from '../../../../src/domain/geo/geo.ts';
import type { GeocodedPlace, Geocoder } from '../../services/delivery/geocoder/local-geocoder.ts';
import type { UpstreamGeocoder } from '../../services/delivery/geocoder/upstream-geocoder.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { cacheJson, sendSharedJson } from '../http/json-response.ts';
import { isStorable, parseInput } from '../http/read-request.ts';

type PlaceResponse = z.input<typeof reverseGeocodeResponse>;

/** The public Nominatim service sends this error with status 200 as well. */
const NO_PLACE_RESPONSE = { error: 'Unable to geocode' };

const DEFAULT_RESULTS = 10;
const MAX_RESULTS = 40;
const CATEGORY_BY_KIND: Readonly<Record<GeocodedPlace['kind'], readonly [category: string, type: string]>> = {
  country: ['boundary', 'administrative'],
  city: ['place', 'city'],
  suburb: ['place', 'suburb'],
  road: ['highway', 'residential'],
  building: ['building', 'yes'],
};

/** A search result in Nominatim's `jsonv2` format, without most of its OpenStreetMap fields. */
function toNominatimPlace(
  { id, kind, name, at, parts, osmId, outline }: GeocodedPlace,
  withAddress: boolean,
  withPolygon: boolean,
) {
  const [category, type] = CATEGORY_BY_KIND[kind];
  const { country_code, ...nameParts } = parts;
  return {
    place_id: id,
    ...(osmId && { osm_type: 'relation', osm_id: osmId }),
    lat: String(at.lat),
    lon: String(at.lng),
    category,
    type,
    addresstype: kind,
    name,
    display_name: [...new Set([name, ...Object.values(nameParts)])].join(', '),
    ...(withAddress && { address: { ...nameParts, country_code } }),
    ...(withPolygon && outline && { geojson: { type: 'Polygon', coordinates: [outline] } }),
  } satisfies PlaceResponse & Readonly<Record<string, unknown>>;
}

/** The languages in the query, or else in the Accept-Language header. */
const readLanguages = (c: Context, requestedLanguages: string | undefined): string[] =>
  (requestedLanguages ?? c.req.header('accept-language') ?? '')
    .split(',')
    .map((tag) => tag.split(';')[0]?.trim() ?? '');

function readQuery(c: Context): Record<string, string> {
  const query = c.req.query();
  if (!isStorable(query))
    throw new Refusal(400, 'invalid', 'The query string contains characters that are not valid text');
  return query;
}

interface GeocoderRouteDeps {
  /** Finds addresses in the demo's cities, even offline. */
  readonly geocoder: Geocoder;
  /** Finds the addresses that `geocoder` does not know. If null, nobody finds them. */
  readonly upstream: UpstreamGeocoder | null;
  readonly isInDemoCity: (at: Point) => boolean;
}

/** `/search` and `/reverse` in Nominatim's format. Requests that the demo's geocoder cannot answer go upstream. */
export function createGeocoderRoutes({ geocoder, upstream, isInDemoCity }: GeocoderRouteDeps): Hono {
  const app = new Hono();
  app.get('/search', async (c) => {
    const query = parseInput(geocodeQuery, readQuery(c), 400);
    const { q, city, country, limit, countrycodes } = query;
    const [kind, text] = q ? [null, q] : city ? (['city', city] as const) : (['country', country] as const);
    if (!text) throw new Refusal(400, 'invalid', 'Add one of the query parameters q, city and country');
    const maxResults = Math.min(MAX_RESULTS, Number(limit ?? DEFAULT_RESULTS));
    const languages = readLanguages(c, query['accept-language']);
    const places = geocoder.search(
      {
        text,
        limit: maxResults,
        ...(kind && { kinds: [kind] }),
        ...(countrycodes && { countries: countrycodes.toLowerCase().split(',') }),
      },
      languages,
    );
    if (upstream && !places.length) {
      const { format: _format, 'accept-language': _languages, ...upstreamQuery } = query;
      const limitedQuery = { ...upstreamQuery, limit: String(maxResults) };
      return sendSharedJson(c, cacheJson(await upstream.search(limitedQuery, languages)));
    }
    const results: z.input<typeof geocodeResponse> = places.map((place) =>
      toNominatimPlace(place, query.addressdetails === '1', query.polygon_geojson === '1'),
    );
    return sendSharedJson(c, cacheJson(results));
  });
  app.get('/reverse', async (c) => {
    const query = parseInput(reverseGeocodeQuery, readQuery(c), 400);
    const { lat, lon: lng } = query;
    const languages = readLanguages(c, query['accept-language']);
    const place = geocoder.reverse({ lat, lng }, languages);
    if (upstream && !isInDemoCity({ lat, lng })) {
      const upstreamPlace = await upstream.reverse({ lat, lng }, languages);
      return sendSharedJson(c, cacheJson(upstreamPlace ?? NO_PLACE_RESPONSE));
    }
    return sendSharedJson(c, cacheJson(place ? toNominatimPlace(place, true, false) : NO_PLACE_RESPONSE));
  });
  return app;
}
