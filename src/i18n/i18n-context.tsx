import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { LocalizedText } from '../domain/menu/menu-types.ts';
import type { I18nHandle } from './create-i18n.ts';
import { type Direction, getDirection } from './direction.ts';
import { createFormat, type Format } from './formatters.ts';
import { hasMessage } from './messages.ts';

export interface LocaleInfo {
  readonly locale: string;
  readonly dir: Direction;
  /** ISO 3166 code of the business's country; empty if unknown. */
  readonly country: string;
  /** The languages that the customer can choose. */
  readonly offeredLocales: readonly string[];
  /**
   * Switches the language and saves the choice. Resolves to false if the language could not be loaded: the current
   * language then stays. Never rejects.
   */
  readonly setLocale: (locale: string) => Promise<boolean>;
}

/** What the components below the provider use: formatters, menu texts and the active language. */
export interface LanguageTools {
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
  readonly offeredLocales: readonly string[];
  /** Saves the customer's choice for the next visit. */
  readonly rememberLocale: (locale: string) => void;
  readonly children: ReactNode;
}

const LanguageContext = createContext<LanguageTools | null>(null);

/**
 * Returns a function that finds the language in which a menu text is displayed: the first preferred language that the
 * text has, else any language of the text.
 */
const createLanguageFinder =
  (preferredLocales: readonly (string | undefined)[]) =>
  (text: LocalizedText): string =>
    [...preferredLocales, ...Object.keys(text)].find((code) => code && text[code]) ?? '';

function LanguageProvider({
  handle,
  timeZone,
  country,
  offeredLocales,
  rememberLocale,
  children,
}: I18nProviderProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const tools = useMemo((): LanguageTools => {
    const findLanguage = createLanguageFinder([locale, offeredLocales[0]]);
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
        const textLanguage = findLanguage(text);
        return textLanguage === locale ? undefined : textLanguage || undefined;
      },
      info: {
        locale,
        dir: getDirection(locale),
        country: country ?? '',
        offeredLocales,
        async setLocale(next) {
          const hasLoaded = await handle.setLocale(next);
          if (hasLoaded) rememberLocale(next);
          return hasLoaded;
        },
      },
    };
  }, [t, i18n, locale, timeZone, country, offeredLocales, rememberLocale, handle]);
  return <LanguageContext value={tools}>{children}</LanguageContext>;
}

/** Provides messages (`useTranslation`), formatters and the menu language to all components below. */
export function I18nProvider(props: I18nProviderProps) {
  return (
    <I18nextProvider i18n={props.handle.i18n}>
      <LanguageProvider {...props} />
    </I18nextProvider>
  );
}

function useLanguageTools(): LanguageTools {
  const tools = useContext(LanguageContext);
  if (!tools) throw new Error('An I18nProvider is missing');
  return tools;
}

/** Formatters for money, numbers, dates and times, in the active language and the business's time zone. */
export const useFormat = (): Format => useLanguageTools().format;

/** Returns a function that picks the text to display: `localize(item.name)`. */
export const useLocalize = (): LanguageTools['localize'] => useLanguageTools().localize;

/**
 * Returns a function that gives the `lang` attribute of a menu text (WCAG 3.1.2). Undefined for the interface language.
 */
export const useTextLanguage = (): LanguageTools['getTextLanguage'] => useLanguageTools().getTextLanguage;

export const useLocale = (): LocaleInfo => useLanguageTools().info;
