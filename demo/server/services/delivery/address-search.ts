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
import { toOsmKey, type UpstreamGeocoder } from './geocoder/upstream-geocoder.ts';

type Suggestion = z.input<typeof getAddressResponse>['suggestions'][number];
type ChosenAddress = z.input<typeof setAddressResponse>['address'];

/** Longer lists do not help while typing. */
const MAX_SUGGESTIONS = 8;

/** The place id, followed by the typed house number if the place is a road: `175`, `175:12a`. */
const toPlaceId = ({ id, parts }: GeocodedPlace): string =>
  [id, parts.house_number].filter(Boolean).join(':');
const PLACE_ID = /^(\d{1,9})(?::(\d{1,4}\p{L}?))?$/u;

/** The place id of an upstream service: `N123`. */
const OSM_KEY = /^[NWR]\d{1,15}$/;

const formatTitle = (name: string, number: string | undefined): string =>
  [name, number].filter(Boolean).join(' ');

function toSuggestion(place: GeocodedPlace): Suggestion {
  const { building, road, ...outerParts } = place.parts;
  const ownParts = building === place.name ? { road } : {};
  const title = formatTitle(place.name, place.parts.house_number);
  return { placeId: toPlaceId(place), title, address: composeAddress({ ...ownParts, ...outerParts }) };
}

type UpstreamPlace = NonNullable<Awaited<ReturnType<UpstreamGeocoder['lookup']>>>;

const formatUpstreamTitle = ({ address = {}, display_name }: UpstreamPlace): string =>
  formatTitle(address.road ?? display_name.split(',')[0] ?? '', address.road && address.house_number);

function toUpstreamSuggestion(place: UpstreamPlace): Suggestion[] {
  const placeId = toOsmKey(place);
  const { road: _road, ...outerParts } = place.address ?? {};
  return placeId ? [{ placeId, title: formatUpstreamTitle(place), address: composeAddress(outerParts) }] : [];
}

function toUpstreamAddress(place: UpstreamPlace): Omit<ChosenAddress, 'title'> {
  const { building, road, house_number, postcode, city, state } = place.address ?? {};
  const [town, lat, lng] = [city ?? state, Number(place.lat), Number(place.lon)];
  return {
    ...(Number.isFinite(lat) && Number.isFinite(lng) && { lat, lng }),
    ...(building && { building }),
    ...(road && { street: road }),
    ...(road && house_number && { house_number }),
    ...(postcode && { postcode }),
    ...(town && { city: town }),
  };
}

/**
 * Suggests addresses while the customer types, and resolves the selected one. Does not use the contract's session ids,
 * which are for services that bill by search. Keeps no state between calls, so any process can respond.
 */
export function createAddressSearch(geocoder: Geocoder, upstream: UpstreamGeocoder | null) {
  return {
    /**
     * Finds matching streets, buildings and suburbs. `flag` limits them to a country. Preferred languages come first.
     * Searches that the demo's geocoder cannot answer go upstream, if that service allows requests while the customer
     * types.
     */
    async suggest(
      { address, flag }: z.output<typeof getAddressRequest>,
      languages: readonly string[],
    ): Promise<Suggestion[]> {
      const countries = flag && { countries: [flag.toLowerCase()] };
      const suggestions = geocoder
        .search(
          { text: address, kinds: ['suburb', 'road', 'building'], limit: MAX_SUGGESTIONS, ...countries },
          languages,
        )
        .map(toSuggestion);
      if (suggestions.length || !upstream?.allowsTyping) return suggestions;
      const query = { q: address, addressdetails: '1', limit: String(MAX_SUGGESTIONS) };
      const places = await upstream.search(
        { ...query, ...(flag && { countrycodes: flag.toLowerCase() }) },
        languages,
      );
      return places.flatMap(toUpstreamSuggestion);
    },

    /** Resolves a suggestion to its address, with the position. Throws Refusal 422 `place_unknown`. */
    async resolve(
      { placeId, title }: z.output<typeof setAddressRequest>,
      languages: readonly string[],
    ): Promise<ChosenAddress> {
      const upstreamPlace =
        upstream && OSM_KEY.test(placeId) ? await upstream.lookup(placeId, languages) : null;
      if (upstreamPlace)
        return { title: title || formatUpstreamTitle(upstreamPlace), ...toUpstreamAddress(upstreamPlace) };
      const [, id, number] = PLACE_ID.exec(placeId) ?? [];
      const place = id ? geocoder.findById(Number(id), languages) : null;
      if (!place)
        throw new Refusal(422, 'place_unknown', 'This place does not exist', {
          fields: { placeId: 'not a suggestion of this service' },
        });
      const { building, road, city } = place.parts;
      return {
        title: title || formatTitle(place.name, number),
        ...place.at,
        ...(building && { building }),
        ...(road && { street: road }),
        ...(road && number && { house_number: number }),
        ...(city && { city }),
      };
    },
  };
}
export type AddressSearch = ReturnType<typeof createAddressSearch>;
