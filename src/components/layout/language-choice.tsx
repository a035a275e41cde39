import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

/** Above this number, the languages are offered as a select list. */
const MAX_RADIO_LANGUAGES = 6;

/** Names of languages, in the language itself, that some widely used browsers lack. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  ha: 'Hausa',
  hy: 'Հայերեն',
  ka: 'ქართული',
  km: 'ខ្មែរ',
  ku: 'Kurdî (kurmancî)',
  lo: 'ລາວ',
  mn: 'Монгол',
  nn: 'Norsk nynorsk',
  sq: 'Shqip',
};

/** The name of a language in that language, starting with a capital letter. */
function getOwnName(locale: string): string {
  const name = new Intl.DisplayNames([locale, 'en'], { type: 'language' }).of(locale) ?? locale;
  return OWN_NAMES[locale] ?? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Lets the customer choose one of the business's languages, each shown under its own name. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { locale, available, setLocale } = useLocale();
  const languages = available.map((code) => ({ id: code, label: getOwnName(code), lang: code }));
  const label = t('settings.language');
  return (
    <Card>
      {languages.length > MAX_RADIO_LANGUAGES ? (
        <SelectField label={label} value={locale} options={languages} onChange={setLocale} />
      ) : (
        <ChoiceGroup
          legend={label}
          kind="radio"
          options={languages.map((language) => ({ ...language, quantity: Number(language.id === locale) }))}
          onChange={setLocale}
        />
      )}
    </Card>
  );
}
