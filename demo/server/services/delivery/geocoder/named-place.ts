import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';
import type { City, PlaceName, Places } from './places.ts';

/** A place as the geocoder finds it: what it is called, where it is, what it is in. */
export interface NamedPlace {
  readonly id: number;
  readonly kind: 'country' | 'city' | 'suburb' | 'road' | 'building';
  readonly name: PlaceName;
  readonly at: Position;
  readonly city: City | null;
  /** Lower case. */
  readonly country: string;
  readonly borough: string | null;
  /** The road it stands at, or is; null for what has none. */
  readonly road: PlaceName | null;
  readonly line: readonly Position[] | null;
  readonly outline: Ring | null;
}

const middleOf = (line: readonly Position[]): Position => line[Math.floor(line.length / 2)] ?? [0, 0];

/** Everything that has a name, in one list: the larger first. */
export function namedPlaces({
  countries,
  cities,
  districts,
  roads,
  buildings,
}: Places): readonly NamedPlace[] {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const nothing = { borough: null, road: null, line: null, outline: null };
  const within = (slug: string) => {
    const city = bySlug.get(slug) ?? null;
    return { ...nothing, city, country: city?.country ?? '' };
  };
  const roadCalled = (slug: string, name: string | undefined): PlaceName | null =>
    roads.find((road) => road.city === slug && Object.values(road.name).includes(name ?? ''))?.name ?? null;
  return [
    ...countries.map(({ id, name, at, code, outline }) => ({
      ...nothing,
      ...{ id, kind: 'country' as const, name, at, outline, city: null, country: code },
    })),
    ...cities.map((city) => ({
      ...within(city.slug),
      id: city.id,
      kind: 'city' as const,
      name: city.name,
      at: city.at,
    })),
    ...districts.map(({ id, name, at, city, borough = null }) => ({
      ...within(city),
      ...{ id, kind: 'suburb' as const, name, at, borough },
    })),
    ...roads.map(({ id, name, line, city }) => ({
      ...within(city),
      ...{ id, kind: 'road' as const, name, line, at: middleOf(line), road: name },
    })),
    ...buildings.map(({ id, name, at, city, road }) => ({
      ...within(city),
      ...{ id, kind: 'building' as const, name, at, road: roadCalled(city, road) },
    })),
  ];
}
