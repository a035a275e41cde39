import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';

/** A name in the languages it is known in; its own language always among them. */
export type PlaceName = Readonly<Partial<Record<'en' | 'ar' | 'de', string>>>;

/** What all places have. */
interface Named {
  /** Unique over all kinds, and the same in every release: what `placeId` names. */
  readonly id: number;
  readonly name: PlaceName;
}

interface Country extends Named {
  /** ISO 3166, lower case, as the public service has it. */
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
  /** West, south, east, north: what is drawn of it. */
  readonly bounds: readonly [number, number, number, number];
}

export interface District extends Named {
  /** A city's slug. */
  readonly city: string;
  readonly kind: 'suburb';
  /** The part of the city it belongs to, where there is such a thing. */
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
  readonly road?: string;
}

/** What the demo's map and geocoder know of the world: drawn by hand, near enough for a demo, no survey. */
export interface Places {
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly districts: readonly District[];
  readonly roads: readonly Road[];
  readonly buildings: readonly Building[];
}

export const readPlaces = (): Places =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'places.json'), 'utf8')) as Places;
