import { useTranslation } from 'react-i18next';
import { useDeliveryTermsFormatter } from '../../../components/delivery/use-delivery-terms-formatter.ts';
import { getCountryTerms } from '../../../domain/delivery/delivery-terms.ts';
import type { ShippingCountry } from '../../../domain/delivery/delivery-types.ts';
import { useFormat, useLocalize } from '../../../i18n/i18n-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { PlaceOption } from '../../../ui/cards/place-option.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CountryFlag } from './country-flag.tsx';

interface CountryListProps {
  countries: readonly ShippingCountry[];
  onChosen: () => void;
}

/** Countries that the branch ships to, sorted by name, with the fee per kilogram (spec, section 9). */
export function CountryList({ countries, onChosen }: CountryListProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { compare } = useFormat();
  const termsFormatter = useDeliveryTermsFormatter();
  const { destination, chooseCountry } = useDelivery((state) => state);
  const sortedCountries = [...countries].sort((a, b) => compare(localize(a.name), localize(b.name)));
  const currentIso = destination.kind === 'country' ? destination.country.iso : null;
  return (
    <Stack as="ul" gap="2" aria-label={t('delivery.countries')}>
      {sortedCountries.map((country) => (
        <li key={country.iso}>
          <PlaceOption
            picture={<CountryFlag country={country} />}
            title={localize(country.name)}
            facts={[termsFormatter.renderSummary(getCountryTerms(country))]}
            isCurrent={country.iso === currentIso}
            onChoose={() => {
              chooseCountry(country.iso);
              onChosen();
            }}
          />
        </li>
      ))}
    </Stack>
  );
}
