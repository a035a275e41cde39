import type { Call } from '../call.ts';
import { buildManifest } from '../schemas/build-manifest-schema.ts';
import {
  geocodeQuery,
  geocodeResponse,
  reverseGeocodeQuery,
  reverseGeocodeResponse,
} from '../schemas/geocode-schema.ts';

/** Appended to the public geocoding service's base. */
export const geocode = {
  method: 'GET',
  path: 'search',
  query: geocodeQuery,
  response: geocodeResponse,
} as const satisfies Call;
export const reverseGeocode = {
  method: 'GET',
  path: 'reverse',
  query: reverseGeocodeQuery,
  response: reverseGeocodeResponse,
} as const satisfies Call;

/** Appended to the folder the bundle came from. */
export const latestBuild = {
  method: 'GET',
  path: 'builds/latest.json',
  response: buildManifest,
} as const satisfies Call;
