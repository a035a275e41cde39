import { useRef, useState } from 'react';
import { useLocale } from '../../../i18n/i18n-context.tsx';
import { useMap } from '../../../stores/delivery/map-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { type FoundPlace, toFoundPlaces } from './found-place.ts';

export type PlaceSearchState =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'found'; readonly text: string; readonly places: readonly FoundPlace[] };

export interface PlaceSearch {
  readonly state: PlaceSearchState;
  /**
   * Searches for an address. Call it only on the customer's request: public geocoders forbid searching while typing.
   */
  search(text: string): void;
  clear(): void;
}

/** The search prefers results in a box around the branch. This is half of the box's side length, in degrees. */
const NEARBY_DEGREES = 0.5;
const MAX_RESULTS = '5';
/** Longest text that a geocoder accepts. */
const MAX_LENGTH = 250;

/**
 * Forward geocoding of a typed address. `countryIso` is the country to search in; the default is the business's
 * country.
 */
export function usePlaceSearch(countryIso: string | null = null): PlaceSearch {
  const { locale } = useLocale();
  const getSource = useMap((state) => state.getSource);
  const { homeCountry, branchPlace } = useBusiness(({ business, branchId }) => ({
    homeCountry: business?.countryCode,
    branchPlace: business?.branches.find(({ id }) => id === branchId)?.place,
  }));
  const [state, setState] = useState<PlaceSearchState>({ kind: 'idle' });
  const lastRequestController = useRef<AbortController | null>(null);

  const load = async (text: string, signal: AbortSignal) => {
    const isHomeCountry = !countryIso || countryIso === homeCountry;
    const { lat = 0, lng = 0 } = branchPlace ?? {};
    const viewbox = [lng - NEARBY_DEGREES, lat + NEARBY_DEGREES, lng + NEARBY_DEGREES, lat - NEARBY_DEGREES];
    try {
      const places = await getSource().geocoder.search(
        {
          q: text.slice(0, MAX_LENGTH),
          addressdetails: '1',
          limit: MAX_RESULTS,
          countrycodes: (countryIso ?? homeCountry)?.toLowerCase(),
          viewbox:
            isHomeCountry && branchPlace ? viewbox.map((degrees) => degrees.toFixed(4)).join() : undefined,
        },
        { locale, signal },
      );
      if (!signal.aborted) setState({ kind: 'found', text, places: toFoundPlaces(places, locale) });
    } catch {
      if (!signal.aborted) setState({ kind: 'failed' });
    }
  };

  const clear = () => {
    lastRequestController.current?.abort();
    setState({ kind: 'idle' });
  };
  return {
    state,
    clear,
    search(typedText) {
      clear();
      const text = typedText.trim();
      if (!text) return;
      const controller = new AbortController();
      lastRequestController.current = controller;
      setState({ kind: 'loading' });
      void load(text, controller.signal);
    },
  };
}
