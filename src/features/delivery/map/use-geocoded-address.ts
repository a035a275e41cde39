import { useEffect, useState } from 'react';
import type { Point } from '../../../domain/geo/geo.ts';
import { useLocale } from '../../../i18n/i18n-context.tsx';
import { useMap } from '../../../stores/delivery/map-store.ts';
import { type FoundAddress, toFoundAddress } from '../search/found-place.ts';

export type AddressState =
  | { readonly kind: 'none' | 'loading' | 'unknown' }
  /** `address.text` is '' when only the country is known. */
  | { readonly kind: 'found'; readonly address: FoundAddress };

/**
 * Delay between the last move of the pin and the request. It reduces the number of requests, because the geocoder may
 * be a public service.
 */
const DEBOUNCE_MS = 600;

/**
 * Looks up the address at a place. When the geocoder fails, the state is `unknown`, and the customer can still
 * continue.
 */
export function useGeocodedAddress(place: Point | null): AddressState {
  const { locale } = useLocale();
  const getSource = useMap((state) => state.getSource);
  const [{ geocoder }] = useState(getSource);
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
        setState({ kind: 'found', address: toFoundAddress(geocodedPlace, locale) });
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
