/**
 * The demo's geocoder, which finds addresses by name and by position without a network. Its places are drawn by hand in
 * places.json and cover only the demo's cities.
 */

import { getDistance, type Point, type Position, type Ring } from '../../../../../src/domain/geo/geo.ts';
import { isInside } from '../../../../../src/domain/geo/inside.ts';
import { toPlainText } from '../../../../../src/domain/search/plain-text.ts';
import { listNamedPlaces, type NamedPlace } from './named-place.ts';
import type { PlaceName, Places } from './places.ts';

type Language = 'en' | 'ar' | 'de';

/** The parts of an address, named as in Nominatim. */
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

/** A search result, in one language. */
export interface GeocodedPlace {
  readonly id: number;
  readonly kind: NamedPlace['kind'];
  readonly name: string;
  readonly at: Point;
  readonly parts: AddressParts;
  readonly osmId?: number | undefined;
  readonly outline: Ring | null;
}

interface SearchQuery {
  /** Free text. A number in the text is a house number. */
  readonly text: string;
  /** Kinds to search for. By default, all kinds. */
  readonly kinds?: readonly NamedPlace['kind'][];
  /** Countries to search in, as lower-case ISO 3166 codes. By default, all countries. */
  readonly countries?: readonly string[];
  readonly limit: number;
}

export interface Geocoder {
  /** The best result comes first. `languages` starts with the preferred language. */
  search(query: SearchQuery, languages: readonly string[]): readonly GeocodedPlace[];
  /** The address at a position. Null when nothing is nearby. */
  reverse(place: Point, languages: readonly string[]): GeocodedPlace | null;
  /** A search result by its id. Null for an unknown id. */
  findById(id: number, languages: readonly string[]): GeocodedPlace | null;
}

/** Places beyond this distance do not belong to an address. */
const MAX_DISTANCE_METRES = { building: 70, road: 500, suburb: 3_000 };

const toPoint = ([lng, lat]: Position): Point => ({ lat, lng });

const computeMetresBetween = (place: NamedPlace, from: Point): number =>
  place.line ? computeMetresToLine(from, place.line) : getDistance(from, toPoint(place.at));

const isLanguage = (code: string): code is Language => code === 'en' || code === 'ar' || code === 'de';

/**
 * The name in the first available of these languages. Without any of them, the German, English or Arabic name, in this
 * order.
 */
function translateName(name: PlaceName, languages: readonly string[]): string {
  for (const tag of languages) {
    const code = tag.slice(0, 2).toLowerCase();
    const translatedName = isLanguage(code) ? name[code] : undefined;
    if (translatedName) return translatedName;
  }
  return name.de ?? name.en ?? name.ar ?? '';
}

const splitWords = (text: string): string[] =>
  toPlainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isHouseNumber = (word: string): boolean => /^\d{1,4}\p{L}?$/u.test(word);

/** Creates a geocoder for the given places. */
export function createGeocoder(places: Places): Geocoder {
  const searchEntries = listNamedPlaces(places).map((place) => ({
    place,
    ownNames: Object.values(place.name).map((name) => splitWords(name).join(' ')),
    /** Searchable words, from the place's own name and its city's name. */
    words: new Set(
      [place.name, place.city?.name ?? {}].flatMap((name) => Object.values(name).flatMap(splitWords)),
    ),
  }));
  const countryNames = new Map(places.countries.map(({ code, name }) => [code, name]));
  const listOfKind = (kind: NamedPlace['kind']) =>
    searchEntries.flatMap(({ place }) => (place.kind === kind ? [place] : []));
  const [suburbs, roads, buildings, countries] = [
    listOfKind('suburb'),
    listOfKind('road'),
    listOfKind('building'),
    listOfKind('country'),
  ];

  const findNearest = (
    candidates: readonly NamedPlace[],
    from: Point,
    maxMetres: number,
  ): NamedPlace | null => {
    let [nearest, nearestMetres]: [NamedPlace | null, number] = [null, maxMetres];
    for (const place of candidates) {
      const metres = computeMetresBetween(place, from);
      if (metres <= nearestMetres) [nearest, nearestMetres] = [place, metres];
    }
    return nearest;
  };

  const toResult = (
    place: NamedPlace,
    languages: readonly string[],
    at: Point,
    knownParts: AddressParts,
  ): GeocodedPlace => {
    const translate = (name: PlaceName | null | undefined) =>
      name ? translateName(name, languages) : undefined;
    const suburb = place.kind === 'suburb' ? place : findNearest(suburbs, at, MAX_DISTANCE_METRES.suburb);
    const parts = {
      ...knownParts,
      road: translate(place.road) ?? knownParts.road,
      suburb: place.city && place.kind !== 'city' ? translate(suburb?.name) : undefined,
      borough: place.kind === 'city' ? undefined : (suburb?.borough ?? undefined),
      city: translate(place.city?.name),
      state: translate(place.city?.state),
      country: translate(countryNames.get(place.country)),
      country_code: place.country,
    };
    return {
      id: place.id,
      kind: place.kind,
      at,
      osmId: place.osmId,
      outline: place.outline,
      name: translateName(place.name, languages),
      parts: Object.fromEntries(Object.entries(parts).filter(([, text]) => text)),
    };
  };
  const toOwnParts = (place: NamedPlace, languages: readonly string[]): AddressParts =>
    place.kind === 'building' ? { building: translateName(place.name, languages) } : {};

  return {
    search({ text, kinds, countries: allowedCountries, limit }, languages) {
      const words = splitWords(text);
      const houseNumbers = words.filter(isHouseNumber);
      const typedWords = words.filter((word) => !isHouseNumber(word));
      const typedName = typedWords.join(' ');
      if (!typedName) return [];
      const matches = searchEntries.flatMap(({ place, ownNames, words: placeWords }, index) => {
        if (
          (kinds && !kinds.includes(place.kind)) ||
          (allowedCountries && !allowedCountries.includes(place.country))
        )
          return [];
        // The customer may still be typing the last word.
        const matchesWords = typedWords.every((word, position) =>
          position === typedWords.length - 1
            ? [...placeWords].some((placeWord) => placeWord.startsWith(word))
            : placeWords.has(word),
        );
        const matchesOwnName = ownNames.some((name) =>
          name.split(' ').some((word) => typedWords.some((typedWord) => word.startsWith(typedWord))),
        );
        if (!matchesWords || !matchesOwnName) return [];
        const rank = ownNames.includes(typedName)
          ? 0
          : ownNames.some((name) => name.startsWith(typedName))
            ? 1
            : 2;
        return [{ place, rank, index }];
      });
      matches.sort((a, b) => a.rank - b.rank || a.index - b.index);
      return matches.slice(0, limit).map(({ place }) => {
        const number = place.kind === 'road' ? houseNumbers[0] : undefined;
        const knownParts = { ...toOwnParts(place, languages), ...(number && { house_number: number }) };
        return toResult(place, languages, toPoint(place.at), knownParts);
      });
    },
    reverse(at, languages) {
      const building = findNearest(buildings, at, MAX_DISTANCE_METRES.building);
      const road = findNearest(roads, at, MAX_DISTANCE_METRES.road);
      const place = building ?? road ?? findNearest(suburbs, at, MAX_DISTANCE_METRES.suburb);
      if (!place) {
        const country = countries.find(
          ({ outline }) => outline && isInside(at, { type: 'Polygon', coordinates: [outline] }),
        );
        return country ? toResult(country, languages, at, {}) : null;
      }
      const knownParts = {
        ...toOwnParts(place, languages),
        ...(road && { road: translateName(road.name, languages) }),
      };
      return toResult(place, languages, at, knownParts);
    },
    findById(id, languages) {
      const place = searchEntries.find((entry) => entry.place.id === id)?.place;
      return place ? toResult(place, languages, toPoint(place.at), toOwnParts(place, languages)) : null;
    },
  };
}

/** Distance in metres from a position to a line. The line must be short compared to the earth. */
function computeMetresToLine({ lat, lng }: Point, line: readonly Position[]): number {
  // Treat the area as flat. A degree of longitude is shorter than a degree of latitude by this factor.
  const lngScale = Math.cos((lat * Math.PI) / 180);
  let shortestMetres = Infinity;
  for (const [index, [x, y]] of line.entries()) {
    const [px, py] = line[index - 1] ?? [x, y];
    const [dx, dy] = [(x - px) * lngScale, y - py];
    const squaredLength = dx ** 2 + dy ** 2;
    const fraction = squaredLength
      ? Math.max(0, Math.min(1, ((lng - px) * lngScale * dx + (lat - py) * dy) / squaredLength))
      : 0;
    const nearest = { lng: px + (x - px) * fraction, lat: py + (y - py) * fraction };
    shortestMetres = Math.min(shortestMetres, getDistance({ lat, lng }, nearest));
  }
  return shortestMetres;
}
