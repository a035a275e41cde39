import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';
import type { City, PlaceName, Places } from './places.ts';

/** A place with its name, its position, and the city and country that contain it. */
export interface NamedPlace {
  readonly id: number;
  readonly kind: 'country' | 'city' | 'suburb' | 'road' | 'building';
  readonly name: PlaceName;
  readonly at: Position;
  readonly city: City | null;
  /** The ISO code of the country, in lower case. */
  readonly country: string;
  readonly borough: string | null;
  readonly osmId?: number | undefined;
  /** Name of the road, or of the road at which a building stands. Null for other places. */
  readonly road: PlaceName | null;
  readonly line: readonly Position[] | null;
  readonly outline: Ring | null;
}

/**
 * Added to a suburb's id to get its OpenStreetMap id, by which the areas of the demo businesses refer to the suburb. The
 * result is above every real OpenStreetMap id, so that it belongs to no real object.
 */
const SUBURB_OSM_ID_OFFSET = 9_000_000_000;

const getMiddlePosition = (line: readonly Position[]): Position =>
  line[Math.floor(line.length / 2)] ?? [0, 0];

/** Lists everything that has a name, larger kinds first. */
export function listNamedPlaces({
  countries,
  cities,
  districts,
  roads,
  buildings,
}: Places): readonly NamedPlace[] {
  const citiesBySlug = new Map(cities.map((city) => [city.slug, city]));
  const emptyPlace = { borough: null, road: null, line: null, outline: null };
  const toCityFields = (citySlug: string) => {
    const city = citiesBySlug.get(citySlug) ?? null;
    return { ...emptyPlace, city, country: city?.country ?? '' };
  };
  const findRoadName = (citySlug: string, name: string | undefined): PlaceName | null =>
    roads.find((road) => road.city === citySlug && Object.values(road.name).includes(name ?? ''))?.name ??
    null;
  return [
    ...countries.map(({ id, name, at, code, outline }) => ({
      ...emptyPlace,
      id,
      kind: 'country' as const,
      name,
      at,
      outline,
      city: null,
      country: code,
    })),
    ...cities.map((city) => ({
      ...toCityFields(city.slug),
      id: city.id,
      kind: 'city' as const,
      name: city.name,
      at: city.at,
    })),
    ...districts.map(({ id, name, at, city, borough = null }) => ({
      ...toCityFields(city),
      id,
      kind: 'suburb' as const,
      name,
      at,
      borough,
      osmId: SUBURB_OSM_ID_OFFSET + id,
    })),
    ...roads.map(({ id, name, line, city }) => ({
      ...toCityFields(city),
      id,
      kind: 'road' as const,
      name,
      line,
      at: getMiddlePosition(line),
      road: name,
    })),
    ...buildings.map(({ id, name, at, city, road }) => ({
      ...toCityFields(city),
      id,
      kind: 'building' as const,
      name,
      at,
      road: findRoadName(city, road),
    })),
  ];
}
