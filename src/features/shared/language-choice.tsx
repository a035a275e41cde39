import { useLocale, useT } from '../../i18n/context.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

/** A language as its own speakers call it. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale, 'en'], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

export function LanguageChoice() {
  const t = useT();
  const { locale, available, setLocale } = useLocale();
  return (
    <Card>
      <ChoiceGroup
        legend={t('settings.language')}
        kind="radio"
        options={available.map((code) => ({
          id: code,
          label: ownName(code),
          lang: code,
          quantity: Number(code === locale),
        }))}
        onChange={setLocale}
      />
    </Card>
  );
}
