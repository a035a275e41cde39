import { useEffect, useState } from 'react';
import { composeAddress } from '../../../domain/delivery/compose-address.ts';
import type { AddressField } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useLocale } from '../../../i18n/i18n-context.tsx';
import { type GeocodedPlace, useMap } from '../../../stores/delivery/map-store.ts';

export interface FoundAddress {
  /** The composed address (spec, section 7). */
  readonly text: string;
  /** ISO 3166 code in upper case. Null when the geocoder returns none. */
  readonly countryIso: string | null;
  /** Values for the fields of the address form. */
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
}

export type AddressState =
  | { readonly kind: 'none' | 'loading' | 'unknown' }
  /** `text` is '' when only the country is known. */
  | { readonly kind: 'found'; readonly address: FoundAddress };

/** Delay between the last move of the pin and the request. It saves requests, because the geocoder may be a public service. */
const DEBOUNCE_MS = 600;
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

/** Looks up the address at a place. When the geocoder fails, the state is `unknown`, and the customer can still continue. */
export function useGeocodedAddress(place: Point | null): AddressState {
  const { locale } = useLocale();
  const source = useMap((state) => state.source);
  const [{ geocoder }] = useState(source);
  const [state, setState] = useState<AddressState>({ kind: 'none' });

  useEffect(() => {
    if (!place) return setState({ kind: 'none' });
    setState({ kind: 'loading' });
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const geocodedPlace = await geocoder.reverse(place, { locale, signal });
        if (signal.aborted) return;
        const text = composeAddress(
          geocodedPlace.address ?? {},
          ARABIC_COMMA_LOCALE.test(locale) ? '، ' : ', ',
        );
        const countryIso = geocodedPlace.address?.country_code?.toUpperCase() ?? null;
        setState({ kind: 'found', address: { text, countryIso, fields: toAddressFields(geocodedPlace) } });
      } catch {
        if (!signal.aborted) setState({ kind: 'unknown' });
      }
    };
    const timer = setTimeout(() => void load(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [place, geocoder, locale]);
  return state;
}
