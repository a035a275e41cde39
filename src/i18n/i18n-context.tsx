import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { LocalizedText } from '../domain/menu/menu-types.ts';
import type { I18nHandle } from './create-i18n.ts';
import { createFormat, type Format } from './formatters.ts';
import { type Direction, getDirection } from './locales-list.ts';
import { hasMessage } from './messages.ts';

export interface LocaleInfo {
  readonly locale: string;
  readonly dir: Direction;
  /** ISO 3166 code of the business's country; empty if unknown. */
  readonly country: string;
  /** The languages that the customer can choose. */
  readonly available: readonly string[];
  /**
   * Switches the language and saves the choice. Resolves to false if the language could not be loaded: the current
   * language then stays. Never rejects.
   */
  readonly setLocale: (locale: string) => Promise<boolean>;
}

export interface Language {
  readonly format: Format;
  readonly localize: (text: LocalizedText) => string;
  readonly getTextLanguage: (text: LocalizedText) => string | undefined;
  readonly info: LocaleInfo;
}

export interface I18nProviderProps {
  readonly handle: I18nHandle;
  readonly timeZone: string;
  readonly country?: string | undefined;
  /** The business's locales in its own order (see `listOfferedLocales`). */
  readonly available: readonly string[];
  /** Saves the customer's choice for the next visit. */
  readonly rememberLocale: (locale: string) => void;
  readonly children: ReactNode;
}

const LanguageContext = createContext<Language | null>(null);

/** The language in which a menu text is displayed: the active one, else the business's first, else any. */
const getLanguageIn =
  (preferredLocales: readonly (string | undefined)[]) =>
  (text: LocalizedText): string =>
    [...preferredLocales, ...Object.keys(text)].find((code) => code && text[code]) ?? '';

function Languages({ handle, timeZone, country, available, rememberLocale, children }: I18nProviderProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const language = useMemo((): Language => {
    const findLanguage = getLanguageIn([locale, available[0]]);
    return {
      format: createFormat({
        locale,
        timeZone,
        ...(country && { country }),
        getCurrencyLabel(code) {
          const key = `currency.${code}`;
          return hasMessage(i18n, key) ? t(key) : undefined;
        },
      }),
      localize: (text) => text[findLanguage(text)] ?? '',
      getTextLanguage(text) {
        const language = findLanguage(text);
        return language === locale ? undefined : language || undefined;
      },
      info: {
        locale,
        dir: getDirection(locale),
        country: country ?? '',
        available,
        async setLocale(next) {
          const hasLoaded = await handle.setLocale(next);
          if (hasLoaded) rememberLocale(next);
          return hasLoaded;
        },
      },
    };
  }, [t, i18n, locale, timeZone, country, available, rememberLocale, handle]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Provides messages (`useTranslation`), formatters and the menu language to all components below. */
export function I18nProvider(props: I18nProviderProps) {
  return (
    <I18nextProvider i18n={props.handle.i18n}>
      <Languages {...props} />
    </I18nextProvider>
  );
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('An I18nProvider is missing');
  return language;
}

/** Formatters for money, numbers, dates and times, in the active language and the business's time zone. */
export const useFormat = (): Format => useLanguage().format;

/** Returns a function that picks the text to display: `localize(item.name)`. */
export const useLocalize = (): Language['localize'] => useLanguage().localize;

/**
 * Returns a function that gives the `lang` attribute of a menu text (WCAG 3.1.2). Undefined for the interface language.
 */
export const useTextLanguage = (): Language['getTextLanguage'] => useLanguage().getTextLanguage;

export const useLocale = (): LocaleInfo => useLanguage().info;
