import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { CountryChooser } from '../../ui/inputs/country-chooser.tsx';
import { addCountryNames, findCountries } from './find-countries.ts';
import type { LoadedPhoneKit } from './use-phone-kit.ts';

export interface CountrySheetProps {
  kit: LoadedPhoneKit;
  /** ISO codes of the countries to list first. */
  likelyCountries: readonly string[];
  selected: string | null;
  open: boolean;
  onClose: () => void;
  onChoose: (iso: string) => void;
}

/** Lets the customer choose the country of a phone number. */
export function CountrySheet({ kit, likelyCountries, open, onClose, onChoose, selected }: CountrySheetProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [term, setTerm] = useState('');
  const likelyKey = likelyCountries.join(' ');
  const namedCountries = useMemo(
    () => addCountryNames(kit.listPhoneCountries(), locale, likelyKey.split(' ')),
    [kit, locale, likelyKey],
  );
  const countries = useMemo(
    () =>
      findCountries(namedCountries, term).map((country) => ({
        ...country,
        flag: kit.getFlagUrl(country.iso),
      })),
    [namedCountries, term, kit],
  );
  const close = () => {
    setTerm('');
    onClose();
  };
  return (
    <CountryChooser
      open={open}
      onClose={close}
      title={t('phone.country')}
      closeLabel={t('ui.close')}
      searchLabel={t('phone.search')}
      clearLabel={t('ui.clear')}
      emptyText={t('phone.noCountry', { term })}
      countries={countries}
      term={term}
      onTermChange={setTerm}
      selected={selected}
      onChoose={(iso) => {
        onChoose(iso);
        close();
      }}
    />
  );
}
