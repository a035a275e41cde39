import { type ReactNode, useState } from 'react';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import { createI18n, type I18nHandle } from '../create-i18n.ts';
import { I18nProvider } from '../i18n-context.tsx';

const localeFiles: Readonly<Record<string, unknown>> = { en, ar };
const doNothing = () => undefined;

/** An i18n handle with its messages already loaded. For tests and stories only, because it bundles the locale files. */
export function createTestI18n(locale: 'en' | 'ar' = 'en'): I18nHandle {
  const handle = createI18n({
    locale,
    async load(code) {
      if (!localeFiles[code]) throw new Error(`No file for ${code}`);
      return localeFiles[code];
    },
    warn: doNothing,
    getCountry: () => 'KW',
  });
  for (const [code, messages] of Object.entries(localeFiles))
    handle.i18n.addResourceBundle(code, 'translation', messages);
  return handle;
}

const OFFERED_LOCALES = ['en', 'ar'];

/** Provides real text to tests and stories: `<TestI18n locale="ar"><Screen /></TestI18n>`. */
export function TestI18n({
  locale = 'en',
  timeZone = 'Asia/Kuwait',
  offeredLocales = OFFERED_LOCALES,
  children,
}: {
  locale?: 'en' | 'ar';
  timeZone?: string;
  offeredLocales?: readonly string[];
  children: ReactNode;
}) {
  const [handle] = useState(() => createTestI18n(locale));
  return (
    <I18nProvider
      handle={handle}
      timeZone={timeZone}
      country="KW"
      offeredLocales={offeredLocales}
      rememberLocale={doNothing}
    >
      {children}
    </I18nProvider>
  );
}
