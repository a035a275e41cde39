import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';
import type { City, PlaceName, Places } from './places.ts';

/** A place with its name, its position, and the city and country that contain it. */
export interface NamedPlace {
  readonly id: number;
  readonly kind: 'country' | 'city' | 'suburb' | 'road' | 'building';
  readonly name: PlaceName;
  readonly at: Position;
  readonly city: City | null;
  /** Lower case. */
  readonly country: string;
  readonly borough: string | null;
  readonly osmId?: number | undefined;
  /** Name of the road, or of the road at which a building stands. Null for other places. */
  readonly road: PlaceName | null;
  readonly line: readonly Position[] | null;
  readonly outline: Ring | null;
}

/** The first made-up id of a suburb, above those of OpenStreetMap. The demo businesses' areas use the same ids. */
const FIRST_OSM_ID = 9_000_000_000;

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
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const emptyPlace = { borough: null, road: null, line: null, outline: null };
  const isInCity = (slug: string) => {
    const city = bySlug.get(slug) ?? null;
    return { ...emptyPlace, city, country: city?.country ?? '' };
  };
  const findRoadName = (slug: string, name: string | undefined): PlaceName | null =>
    roads.find((road) => road.city === slug && Object.values(road.name).includes(name ?? ''))?.name ?? null;
  return [
    ...countries.map(({ id, name, at, code, outline }) => ({
      ...emptyPlace,
      ...{ id, kind: 'country' as const, name, at, outline, city: null, country: code },
    })),
    ...cities.map((city) => ({
      ...isInCity(city.slug),
      id: city.id,
      kind: 'city' as const,
      name: city.name,
      at: city.at,
    })),
    ...districts.map(({ id, name, at, city, borough = null }) => ({
      ...isInCity(city),
      ...{ id, kind: 'suburb' as const, name, at, borough, osmId: FIRST_OSM_ID + id },
    })),
    ...roads.map(({ id, name, line, city }) => ({
      ...isInCity(city),
      ...{ id, kind: 'road' as const, name, line, at: getMiddlePosition(line), road: name },
    })),
    ...buildings.map(({ id, name, at, city, road }) => ({
      ...isInCity(city),
      ...{ id, kind: 'building' as const, name, at, road: findRoadName(city, road) },
    })),
  ];
}
