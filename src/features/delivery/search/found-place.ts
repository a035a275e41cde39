import { composeAddress } from '../../../domain/delivery/compose-address.ts';
import type { AddressField } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import type { GeocodedPlace } from '../../../stores/delivery/map-store.ts';

/** An address returned by the geocoder. */
export interface FoundAddress {
  /** The formatted address (spec, section 7). '' when only the country is known. */
  readonly text: string;
  /** ISO 3166 code in upper case. Null when the geocoder returns none. */
  readonly countryIso: string | null;
  /** Values for the fields of the address form. */
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
  /** Copyright notice of the geocoder's data; '' if there is none. */
  readonly licence: string;
}

/** A search result. */
export interface FoundPlace {
  readonly key: string;
  readonly title: string;
  readonly details: string;
  readonly place: Point;
  readonly osmId: string | null;
  readonly address: FoundAddress;
}

/** Languages that use the Arabic comma. */
const ARABIC_COMMA_LOCALE = /^(ar|fa|ur)\b/;
const MAX_FIELD_LENGTH = 200;

function toAddressFields({ address = {} }: GeocodedPlace): FoundAddress['fields'] {
  const { road, house_number, postcode, city, state } = address;
  const parts = { street: road, house_number, postcode, city: city ?? state };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([field, text]) =>
      text ? [[field, text.slice(0, MAX_FIELD_LENGTH)]] : [],
    ),
  );
}

/** Returns the address of a geocoder's result. */
export const toFoundAddress = (place: GeocodedPlace, locale: string): FoundAddress => ({
  text: composeAddress(place.address ?? {}, ARABIC_COMMA_LOCALE.test(locale) ? '، ' : ', '),
  countryIso: place.address?.country_code?.toUpperCase() ?? null,
  fields: toAddressFields(place),
  licence: place.licence ?? '',
});

/** Returns the search results that have a valid location, best first. */
export const toFoundPlaces = (places: readonly GeocodedPlace[], locale: string): FoundPlace[] =>
  places.flatMap((place, index) => {
    const [lat, lng] = [Number(place.lat), Number(place.lon)];
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return [];
    const [title = '', ...details] = place.display_name.split(/,\s*/);
    return [
      {
        key: `${index} ${place.display_name}`,
        title,
        details: details.join(', '),
        place: { lat, lng },
        osmId: place.osm_id === undefined ? null : String(place.osm_id),
        address: toFoundAddress(place, locale),
      },
    ];
  });
