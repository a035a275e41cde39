import * as z from 'zod/mini';

/** What the public geocoding service says of a place; only the parts an address text is made of. */
const parts = z.object({
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
  osm_id: z.optional(z.number()),
  lat: z.string(),
  lon: z.string(),
  display_name: z.string(),
  address: z.optional(parts),
  geojson: z.optional(z.object({ type: z.string(), coordinates: z.array(z.unknown()) })),
});

/** Forward: free text, a city, or a country with its polygon. */
export const geocodeQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(250))),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  polygon_geojson: z.optional(z.literal('1')),
  format: z.literal('jsonv2'),
});
export const geocodeResponse = z.array(place);

/** Reverse, always at zoom 18 (spec, section 9). */
export const reverseGeocodeQuery = z.object({
  lat: z.coerce.number<number | string>(),
  lon: z.coerce.number<number | string>(),
  zoom: z.literal('18'),
  format: z.literal('jsonv2'),
});
export const reverseGeocodeResponse = place;
