import type * as z from 'zod/mini';
import type {
  getAddressRequest,
  getAddressResponse,
  setAddressRequest,
  setAddressResponse,
} from '../../../../src/api/contract/delivery-contract.ts';
import { composeAddress } from '../../../../src/domain/delivery/compose-address.ts';
import { Refusal } from '../shared/refusal.ts';
import type { GeocodedPlace, Geocoder } from './geocoder/local-geocoder.ts';

type Suggestion = z.input<typeof getAddressResponse>['suggestions'][number];
type Chosen = z.input<typeof setAddressResponse>['address'];

/** More are no help to who is typing. */
const MAX_SUGGESTIONS = 8;

/** A place, and the house number that was typed with a road, which no geocoder of roads knows: `175`, `175:12a`. */
const placeIdOf = ({ id, parts }: GeocodedPlace): string =>
  [id, parts.house_number].filter(Boolean).join(':');
const PLACE_ID = /^(\d{1,9})(?::(\d{1,4}\p{L}?))?$/u;

const titleOf = (name: string, number: string | undefined): string =>
  [name, number].filter(Boolean).join(' ');

function suggestionOf(found: GeocodedPlace): Suggestion {
  const { building, road, ...around } = found.parts;
  const own = building === found.name ? { road } : {};
  const title = titleOf(found.name, found.parts.house_number);
  return { placeId: placeIdOf(found), title, address: composeAddress({ ...own, ...around }) };
}

/**
 * Suggesting addresses while one is typed, and saying where the chosen one is. Session ids are for services that count searches;
 * this one keeps nothing between two calls, so that any process answers either.
 */
export function createAddressSearch(geocoder: Geocoder) {
  return {
    /** Streets, buildings and quarters of that name; `flag` keeps to a country. Languages: best first. */
    suggest(
      { address, flag }: z.output<typeof getAddressRequest>,
      languages: readonly string[],
    ): Suggestion[] {
      const countries = flag && { countries: [flag.toLowerCase()] };
      return geocoder
        .search(
          { text: address, kinds: ['suburb', 'road', 'building'], most: MAX_SUGGESTIONS, ...countries },
          languages,
        )
        .map(suggestionOf);
    },

    /** The address of a suggestion, with its place. Throws Refusal 422 `place_unknown`. */
    choose({ placeId, title }: z.output<typeof setAddressRequest>, languages: readonly string[]): Chosen {
      const [, id, number] = PLACE_ID.exec(placeId) ?? [];
      const found = id ? geocoder.byId(Number(id), languages) : null;
      if (!found)
        throw new Refusal(422, 'place_unknown', 'There is no such place', {
          fields: { placeId: 'no suggestion of this service' },
        });
      const { building, road, city } = found.parts;
      return {
        title: title || titleOf(found.name, number),
        ...found.at,
        ...(building && { building }),
        ...(road && { street: road }),
        ...(road && number && { house_number: number }),
        ...(city && { city }),
      };
    },
  };
}
export type AddressSearch = ReturnType<typeof createAddressSearch>;
