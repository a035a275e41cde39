import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

/** Above this number, the languages are offered as a select list. */
const MAX_RADIO_LANGUAGES = 6;

/** What languages call themselves. Some widely used browsers do not know the own names of these languages. */
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
  const { locale, offeredLocales, setLocale } = useLocale();
  const languages = offeredLocales.map((code) => ({ id: code, label: getOwnName(code), lang: code }));
  const label = t('settings.language');
  const [failedLocale, setFailedLocale] = useState<string | null>(null);
  const chooseLanguage = async (code: string) => {
    setFailedLocale(null);
    if (!(await setLocale(code))) setFailedLocale(code);
  };
  // After a failure, the control would still show the language that the customer chose. A new key makes it show the
  // language in use.
  const controlKey = failedLocale ?? '';
  return (
    <Card>
      {languages.length > MAX_RADIO_LANGUAGES ? (
        <SelectField
          key={controlKey}
          label={label}
          value={locale}
          options={languages}
          onChange={(code) => void chooseLanguage(code)}
        />
      ) : (
        <ChoiceGroup
          key={controlKey}
          legend={label}
          kind="radio"
          options={languages.map((language) => ({ ...language, quantity: Number(language.id === locale) }))}
          onChange={(code) => void chooseLanguage(code)}
        />
      )}
      {failedLocale && (
        <Notice
          icon={alert}
          tone="warn"
          announce
          action={
            <Button variant="secondary" onClick={() => void chooseLanguage(failedLocale)}>
              {t('ui.retry')}
            </Button>
          }
        >
          {t('settings.languageFailed', { language: getOwnName(failedLocale) })}
        </Notice>
      )}
    </Card>
  );
}
