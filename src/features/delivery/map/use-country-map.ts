import { useEffect, useState } from 'react';
import type { Point, Shape } from '../../../domain/geo/geo.ts';
import { useLocale } from '../../../i18n/i18n-context.tsx';
import { loadCountryOutline } from '../../../stores/delivery/country-outline.ts';
import { useMap } from '../../../stores/delivery/map-store.ts';
import { toFoundPlaces } from '../search/found-place.ts';

interface CountryMap {
  /** The country's outline. Empty until it has loaded, or if the geocoder does not know the country. */
  readonly outline: readonly Shape[];
  /** The city that the customer typed in the address form. Null until it has loaded, or if the geocoder finds none. */
  readonly city: { readonly name: string; readonly place: Point } | null;
}

/** Loads what the map shows for a parcel: the outline of the country and the city of the address. */
export function useCountryMap(iso: string, cityName: string): CountryMap {
  const { locale } = useLocale();
  const getSource = useMap((state) => state.getSource);
  const [outline, setOutline] = useState<CountryMap['outline']>([]);
  const [city, setCity] = useState<CountryMap['city']>(null);

  useEffect(() => {
    const controller = new AbortController();
    const options = { locale, signal: controller.signal };
    const { geocoder } = getSource();
    const load = async () => {
      try {
        setOutline(await loadCountryOutline(geocoder, iso, options));
        if (!cityName) return;
        const results = await geocoder.search(
          { city: cityName, countrycodes: iso.toLowerCase(), addressdetails: '1', limit: '1' },
          options,
        );
        const [cityPlace] = toFoundPlaces(results, locale);
        if (cityPlace && !controller.signal.aborted)
          setCity({ name: cityPlace.title, place: cityPlace.place });
      } catch {
        // Without the geocoder, the map shows the whole world, and the customer has to find the place.
      }
    };
    void load();
    return () => controller.abort();
  }, [iso, cityName, locale, getSource]);
  return { outline, city };
}
