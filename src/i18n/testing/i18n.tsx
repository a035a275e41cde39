import { type ReactNode, useState } from 'react';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import { createI18n, type I18nHandle } from '../create-i18n.ts';
import { I18nProvider } from '../i18n-context.tsx';

const files: Readonly<Record<string, unknown>> = { en, ar };
const noop = () => undefined;

/** An i18n handle with its messages already loaded. For tests and stories only, because it bundles the locale files. */
export function testI18n(locale: 'en' | 'ar' = 'en'): I18nHandle {
  const handle = createI18n({
    locale,
    load: async (code) => files[code],
    warn: noop,
    getCountry: () => 'KW',
  });
  for (const [code, messages] of Object.entries(files))
    handle.i18n.addResourceBundle(code, 'translation', messages);
  return handle;
}

const OFFERED = ['en', 'ar'];

/** Provides real text to tests and stories: `<TestI18n locale="ar"><Screen /></TestI18n>`. */
export function TestI18n({
  locale = 'en',
  timeZone = 'Asia/Kuwait',
  offered = OFFERED,
  children,
}: {
  locale?: 'en' | 'ar';
  timeZone?: string;
  offered?: readonly string[];
  children: ReactNode;
}) {
  const [handle] = useState(() => testI18n(locale));
  return (
    <I18nProvider handle={handle} timeZone={timeZone} country="KW" available={offered} remember={noop}>
      {children}
    </I18nProvider>
  );
}
