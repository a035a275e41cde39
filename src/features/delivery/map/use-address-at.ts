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
  /** What of the address form it answers. */
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
}

export type AddressState =
  | { readonly kind: 'none' | 'asking' | 'unknown' }
  /** `text` is '' where only the country is known. */
  | { readonly kind: 'found'; readonly address: FoundAddress };

/** Rest after the pin moved: a public service is asked about where it stands, not about the way there. */
const REST_MS = 600;
/** Languages with a comma of their own. */
const ARABIC = /^(ar|fa|ur)\b/;
/** As much as a field of the form holds. */
const LONGEST = 200;

function fieldsOf({ address = {} }: GeocodedPlace): FoundAddress['fields'] {
  const { road, house_number, postcode, city, state } = address;
  const said = { street: road, house_number, postcode, city: city ?? state };
  return Object.fromEntries(
    Object.entries(said).flatMap(([field, text]) => (text ? [[field, text.slice(0, LONGEST)]] : [])),
  );
}

/**
 * The address of the pin's place, by the geocoding service. It only helps: while it is down, or talks rubbish, the place
 * counts all the same.
 */
export function useAddressAt(place: Point | null): AddressState {
  const { locale } = useLocale();
  const sourceNow = useMap((state) => state.source);
  const [{ geocoder }] = useState(sourceNow);
  const [state, setState] = useState<AddressState>({ kind: 'none' });

  useEffect(() => {
    if (!place) return setState({ kind: 'none' });
    setState({ kind: 'asking' });
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
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
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [place, geocoder, locale]);
  return state;
}
