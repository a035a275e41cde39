import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point, Position, Ring } from '../../../../../src/domain/geo/geo.ts';

/** A name by language. The local language is always present. */
export type PlaceName = Readonly<Partial<Record<'en' | 'ar' | 'de', string>>>;

/** The fields that all kinds of places share. */
interface Named {
  /** Unique across all kinds, and the same in all releases, because the place ids of the API contain it. */
  readonly id: number;
  readonly name: PlaceName;
}

interface Country extends Named {
  /** Lower-case ISO 3166 code, as in Nominatim. */
  readonly code: string;
  readonly at: Position;
  readonly outline: Ring;
}

export interface City extends Named {
  readonly slug: string;
  /** A country's code. */
  readonly country: string;
  readonly state: PlaceName;
  readonly at: Position;
  /** The drawn area: west, south, east, north, in degrees. */
  readonly bounds: readonly [number, number, number, number];
}

export interface District extends Named {
  /** A city's slug. */
  readonly city: string;
  readonly kind: 'suburb';
  /** The borough of the city. Absent in cities without boroughs. */
  readonly borough?: string;
  readonly at: Position;
}

export interface Road extends Named {
  readonly city: string;
  readonly kind: 'motorway' | 'primary' | 'secondary';
  readonly line: readonly Position[];
}

export interface Building extends Named {
  readonly city: string;
  readonly at: Position;
  /** Name of the road at which the building stands, in any language. */
  readonly road?: string;
}

/** Everything that the geocoder can find. */
export interface Places {
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly districts: readonly District[];
  readonly roads: readonly Road[];
  readonly buildings: readonly Building[];
}

/** For a server without the demo businesses. */
export const NO_PLACES: Places = { countries: [], cities: [], districts: [], roads: [], buildings: [] };

/** Creates a function that tests whether a location is in the drawn area of a city. */
export const createCityTest =
  ({ cities }: Places) =>
  ({ lat, lng }: Point): boolean =>
    cities.some(
      ({ bounds: [west, south, east, north] }) => lng >= west && lng <= east && lat >= south && lat <= north,
    );

export const readPlaces = (): Places =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'places.json'), 'utf8')) as Places;
