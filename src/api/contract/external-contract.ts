import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** The parts of a geocoded address that the app uses. */
const addressParts = z.object({
  building: z.optional(z.string()),
  road: z.optional(z.string()),
  house_number: z.optional(z.string()),
  postcode: z.optional(z.string()),
  neighbourhood: z.optional(z.string()),
  suburb: z.optional(z.string()),
  district: z.optional(z.string()),
  quarter: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  country_code: z.optional(z.string()),
});

const place = z.object({
  /** Type and id of the object in OpenStreetMap. An area of the business that has this type and id is this place. */
  osm_type: z.optional(z.string()),
  osm_id: z.optional(z.number()),
  /** Copyright notice that must be displayed with the place. */
  licence: z.optional(z.string()),
  lat: z.string(),
  lon: z.string(),
  display_name: z.string(),
  address: z.optional(addressParts),
  geojson: z.optional(z.object({ type: z.string(), coordinates: z.array(z.unknown()) })),
});

/** Query parameters that both geocoding calls share. Nominatim fixes their names. */
const commonQuery = {
  'accept-language': z.optional(z.string().check(z.maxLength(100))),
  format: z.literal('jsonv2'),
};

/** Forward geocoding: free text, a city, or a country with its polygon. */
export const geocodeQuery = z.object({
  ...commonQuery,
  q: z.optional(z.string().check(z.maxLength(250))),
  city: z.optional(z.string().check(z.maxLength(250))),
  country: z.optional(z.string().check(z.maxLength(250))),
  polygon_geojson: z.optional(z.literal('1')),
  /** Simplifies the polygon to this precision in degrees, because a country's full outline takes megabytes. */
  polygon_threshold: z.optional(z.string().check(z.regex(/^0(\.\d{1,6})?$/))),
  /** Prefers places in this box: two corners, longitude first, in degrees. */
  viewbox: z.optional(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/))),
  addressdetails: z.optional(z.enum(['0', '1'])),
  /** Two-letter codes, separated by commas. */
  countrycodes: z.optional(z.string().check(z.regex(/^[a-zA-Z]{2}(,[a-zA-Z]{2})*$/), z.maxLength(100))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
});

export const geocodeResponse = z.array(place);

const createDegrees = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/)),
    z.coerce.number<string>().check(z.minimum(-max), z.maximum(max)),
  );

/** Reverse geocoding, always at zoom 18 (spec, section 9). */
export const reverseGeocodeQuery = z.object({
  ...commonQuery,
  lat: createDegrees(90),
  lon: createDegrees(180),
  zoom: z.literal('18'),
});

export const reverseGeocodeResponse = place;

/** `builds/latest.json` next to the bundle. The client fetches it hourly to detect a newer build (spec, section 4). */
const buildManifest = z.object({ id: z.string() });

/** The path is relative to the base URL of the public geocoding service. */
export const geocodeCall = {
  method: 'GET',
  path: 'search',
  query: geocodeQuery,
  response: geocodeResponse,
} as const satisfies Call;

export const reverseGeocodeCall = {
  method: 'GET',
  path: 'reverse',
  query: reverseGeocodeQuery,
  response: reverseGeocodeResponse,
} as const satisfies Call;

/** The path is relative to the folder that serves the bundle. */
export const latestBuildCall = {
  method: 'GET',
  path: 'builds/latest.json',
  response: buildManifest,
} as const satisfies Call;
