/**
 * The demo's geocoder: finds addresses by name and by place without a network. Its places are drawn by hand in places.json
 * and cover the demo's cities only.
 */

import { distanceBetween, type Point, type Position, type Ring } from '../../../../../src/domain/geo/geo.ts';
import { isInside } from '../../../../../src/domain/geo/inside.ts';
import { plainText } from '../../../../../src/domain/search/plain-text.ts';
import { type NamedPlace, namedPlaces } from './named-place.ts';
import type { PlaceName, Places } from './places.ts';

type Language = 'en' | 'ar' | 'de';

/** The parts of an address, as the public service calls them. */
export type AddressParts = Readonly<
  Partial<
    Record<
      | 'building'
      | 'house_number'
      | 'road'
      | 'suburb'
      | 'borough'
      | 'city'
      | 'state'
      | 'country'
      | 'country_code',
      string
    >
  >
>;

/** What was found, in one language. */
export interface GeocodedPlace {
  readonly id: number;
  readonly kind: NamedPlace['kind'];
  readonly name: string;
  readonly at: Point;
  readonly parts: AddressParts;
  readonly outline: Ring | null;
}

interface SearchQuery {
  /** Free text; a number in it is a house's. */
  readonly text: string;
  /** Only of these kinds; all unless given. */
  readonly kinds?: readonly NamedPlace['kind'][];
  /** Only in these countries: ISO 3166, lower case. */
  readonly countries?: readonly string[];
  readonly most: number;
}

export interface Geocoder {
  /** The best first; languages as they are preferred, best first. */
  search(query: SearchQuery, languages: readonly string[]): readonly GeocodedPlace[];
  /** The address of a place; null where nothing is known. */
  reverse(place: Point, languages: readonly string[]): GeocodedPlace | null;
  /** What a search found, by its id. */
  byId(id: number, languages: readonly string[]): GeocodedPlace | null;
}

/** In metres: farther away is somewhere else. */
const MAX_METRES = { building: 70, road: 500, suburb: 3_000 };

const pointOf = ([lng, lat]: Position): Point => ({ lat, lng });

const away = (place: NamedPlace, from: Point): number =>
  place.line ? metresToLine(from, place.line) : distanceBetween(from, pointOf(place.at));

const isLanguage = (code: string): code is Language => code === 'en' || code === 'ar' || code === 'de';

/** In the first language that it has, else in its own. */
function nameIn(name: PlaceName, languages: readonly string[]): string {
  for (const tag of languages) {
    const code = tag.slice(0, 2).toLowerCase();
    const found = isLanguage(code) ? name[code] : undefined;
    if (found) return found;
  }
  return name.de ?? name.en ?? name.ar ?? '';
}

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isNumber = (word: string): boolean => /^\d{1,4}\p{L}?$/u.test(word);

/** A geocoder that knows the demo's cities. */
export function createGeocoder(places: Places): Geocoder {
  const all = namedPlaces(places).map((place) => ({
    place,
    own: Object.values(place.name).map((name) => wordsOf(name).join(' ')),
    /** What it is found by: its own name, and the city's it is in. */
    words: new Set(
      [place.name, place.city?.name ?? {}].flatMap((name) => Object.values(name).flatMap(wordsOf)),
    ),
  }));
  const countryNames = new Map(places.countries.map(({ code, name }) => [code, name]));
  const ofKind = (kind: NamedPlace['kind']) =>
    all.flatMap(({ place }) => (place.kind === kind ? [place] : []));
  const [suburbs, roads, buildings, countries] = [
    ofKind('suburb'),
    ofKind('road'),
    ofKind('building'),
    ofKind('country'),
  ];

  const nearest = (of: readonly NamedPlace[], from: Point, most: number): NamedPlace | null => {
    let [best, least]: [NamedPlace | null, number] = [null, most];
    for (const place of of) {
      const metres = away(place, from);
      if (metres <= least) [best, least] = [place, metres];
    }
    return best;
  };

  const toResult = (
    place: NamedPlace,
    languages: readonly string[],
    at: Point,
    own: AddressParts,
  ): GeocodedPlace => {
    const say = (name: PlaceName | null | undefined) => (name ? nameIn(name, languages) : undefined);
    const suburb = place.kind === 'suburb' ? place : nearest(suburbs, at, MAX_METRES.suburb);
    const parts = {
      ...own,
      road: say(place.road) ?? own.road,
      suburb: place.city && place.kind !== 'city' ? say(suburb?.name) : undefined,
      borough: place.kind === 'city' ? undefined : (suburb?.borough ?? undefined),
      city: say(place.city?.name),
      state: say(place.city?.state),
      country: say(countryNames.get(place.country)),
      country_code: place.country,
    };
    return {
      ...{ id: place.id, kind: place.kind, at, outline: place.outline },
      name: nameIn(place.name, languages),
      parts: Object.fromEntries(Object.entries(parts).filter(([, text]) => text)),
    };
  };
  const ownParts = (place: NamedPlace, languages: readonly string[]): AddressParts =>
    place.kind === 'building' ? { building: nameIn(place.name, languages) } : {};

  return {
    search({ text, kinds, countries: only, most }, languages) {
      const words = wordsOf(text);
      const numbers = words.filter(isNumber);
      const names = words.filter((word) => !isNumber(word));
      const joined = names.join(' ');
      if (!joined) return [];
      const found = all.flatMap(({ place, own, words: known }, index) => {
        if ((kinds && !kinds.includes(place.kind)) || (only && !only.includes(place.country))) return [];
        // The last word may still be being typed.
        const fits = names.every((word, at) =>
          at === names.length - 1 ? [...known].some((one) => one.startsWith(word)) : known.has(word),
        );
        const isOwn = own.some((name) =>
          name.split(' ').some((word) => names.some((typed) => word.startsWith(typed))),
        );
        if (!fits || !isOwn) return [];
        const rank = own.includes(joined) ? 0 : own.some((name) => name.startsWith(joined)) ? 1 : 2;
        return [{ place, rank, index }];
      });
      found.sort((a, b) => a.rank - b.rank || a.index - b.index);
      return found.slice(0, most).map(({ place }) => {
        const number = place.kind === 'road' ? numbers[0] : undefined;
        const own = { ...ownParts(place, languages), ...(number && { house_number: number }) };
        return toResult(place, languages, pointOf(place.at), own);
      });
    },
    reverse(at, languages) {
      const building = nearest(buildings, at, MAX_METRES.building);
      const road = nearest(roads, at, MAX_METRES.road);
      const place = building ?? road ?? nearest(suburbs, at, MAX_METRES.suburb);
      if (!place) {
        const country = countries.find(
          ({ outline }) => outline && isInside(at, { type: 'Polygon', coordinates: [outline] }),
        );
        return country ? toResult(country, languages, at, {}) : null;
      }
      const own = { ...ownParts(place, languages), ...(road && { road: nameIn(road.name, languages) }) };
      return toResult(place, languages, at, own);
    },
    byId(id, languages) {
      const place = all.find((one) => one.place.id === id)?.place;
      return place ? toResult(place, languages, pointOf(place.at), ownParts(place, languages)) : null;
    },
  };
}

/** Metres from a place to the nearest point of a line that is short beside the earth. */
function metresToLine({ lat, lng }: Point, line: readonly Position[]): number {
  // Flat about the place: a degree of longitude is as much shorter as the parallel is.
  const narrow = Math.cos((lat * Math.PI) / 180);
  let least = Infinity;
  for (const [index, [x, y]] of line.entries()) {
    const [px, py] = line[index - 1] ?? [x, y];
    const [dx, dy] = [(x - px) * narrow, y - py];
    const length = dx ** 2 + dy ** 2;
    const along = length
      ? Math.max(0, Math.min(1, ((lng - px) * narrow * dx + (lat - py) * dy) / length))
      : 0;
    const nearest = { lng: px + (x - px) * along, lat: py + (y - py) * along };
    least = Math.min(least, distanceBetween({ lat, lng }, nearest));
  }
  return least;
}
