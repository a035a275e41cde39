import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';

/** Returns a callback that lists the names of countries in the language of the app. */
export function useCountryListFormatter(): (countries: readonly string[]) => string {
  const { formatList } = useFormat();
  const { locale } = useLocale();
  return (countries) => {
    const regionNames = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
    return formatList(countries.map((iso) => regionNames.of(iso) ?? iso));
  };
}

/** The ISO 3166 codes of the countries whose phone numbers the business accepts. Empty if it accepts all. */
export const useAcceptedCountries = (): readonly string[] =>
  useBusiness(({ business }) => business?.phoneCountries ?? []);
