import * as z from 'zod/mini';
import { isValidPoint, type Point, type Shape } from '../../domain/geo/geo.ts';
import { isInside } from '../../domain/geo/inside.ts';
import type { Geocoder } from './map-store.ts';

const ring = z.array(z.tuple([z.number(), z.number()]));
const outlineShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);

/** Precise enough to recognise the country, and keeps the response small. */
const OUTLINE_TOLERANCE_DEG = '0.01';

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** Converts GeoJSON to shapes. Empty for geometries that are not areas. */
function toShapes(geojson: unknown): Shape[] {
  const parsed = outlineShape.safeParse(geojson);
  if (!parsed.success) return [];
  const { data } = parsed;
  const polygons = data.type === 'Polygon' ? [data.coordinates] : data.coordinates;
  return polygons
    .filter((rings) => rings.flat().every(([lng, lat]) => isValidPoint({ lat, lng })))
    .map((coordinates) => ({ type: 'Polygon', coordinates }));
}

/**
 * Loads the outline of a country from the geocoder (spec, section 7). Empty if the geocoder has none. Throws ApiError.
 */
export async function loadCountryOutline(
  geocoder: Geocoder,
  iso: string,
  options: { readonly locale: string; readonly signal: AbortSignal },
): Promise<readonly Shape[]> {
  const [country] = await geocoder.search(
    {
      country: englishNames.of(iso) ?? iso,
      polygon_geojson: '1',
      polygon_threshold: OUTLINE_TOLERANCE_DEG,
      limit: '1',
    },
    options,
  );
  return toShapes(country?.geojson);
}

/** Whether a place is outside an outline. False if the outline is unknown. */
export const isOutsideOutline = (place: Point, outline: readonly Shape[]): boolean =>
  outline.length > 0 && !outline.some((shape) => isInside(place, shape));
