import { useEffect, useState } from 'react';
import { composeAddress } from '../../../domain/delivery/compose-address.ts';
import type { AddressField } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useLocale } from '../../../i18n/i18n-context.tsx';
import { type GeocodedPlace, useMap } from '../../../stores/delivery/map-store.ts';

export interface FoundAddress {
  /** Composed as the spec says (section 7). */
  readonly text: string;
  /** ISO 3166, upper case; null when the service does not say. */
  readonly countryIso: string | null;
  /** The fields of the address form that it fills. */
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
}

export type AddressState =
  | { readonly kind: 'none' | 'loading' | 'unknown' }
  /** `text` is '' where only the country is known. */
  | { readonly kind: 'found'; readonly address: FoundAddress };

/** Wait after the pin moved: the geocoder may be a public service, so ask it once the pin rests. */
const DEBOUNCE_MS = 600;
/** Languages with a comma of their own. */
const ARABIC = /^(ar|fa|ur)\b/;
/** The most characters of a form field. */
const MAX_FIELD_LENGTH = 200;

function fieldsOf({ address = {} }: GeocodedPlace): FoundAddress['fields'] {
  const { road, house_number, postcode, city, state } = address;
  const parts = { street: road, house_number, postcode, city: city ?? state };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([field, text]) =>
      text ? [[field, text.slice(0, MAX_FIELD_LENGTH)]] : [],
    ),
  );
}

/**
 * The address at a place, from the geocoder. It only helps the customer: when the geocoder fails, the place can be chosen all
 * the same.
 */
export function useAddressAt(place: Point | null): AddressState {
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
        const found = await geocoder.reverse(place, { locale, signal });
        if (signal.aborted) return;
        const text = composeAddress(found.address ?? {}, ARABIC.test(locale) ? '، ' : ', ');
        const countryIso = found.address?.country_code?.toUpperCase() ?? null;
        setState({ kind: 'found', address: { text, countryIso, fields: fieldsOf(found) } });
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
