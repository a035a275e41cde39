import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LocalizedText } from '../domain/menu/menu-types.ts';
import type { I18nHandle } from './create-i18n.ts';
import { createFormat, type Format } from './formatters.ts';
import { type Direction, directionOf } from './locales-list.ts';
import type { Translate } from './messages.ts';

export interface LocaleInfo {
  readonly locale: string;
  readonly dir: Direction;
  /** What the customer may switch to. */
  readonly available: readonly string[];
  /** The customer's own choice: switches, and is remembered. */
  readonly setLocale: (locale: string) => void;
}

export interface Language {
  readonly t: Translate;
  readonly format: Format;
  readonly text: (text: LocalizedText) => string;
  readonly langOf: (text: LocalizedText) => string | undefined;
  readonly info: LocaleInfo;
}

export interface I18nProviderProps {
  readonly handle: I18nHandle;
  readonly timeZone: string;
  readonly country?: string | undefined;
  /** Locales of the business (see `localesOf`), its first one first. */
  readonly available: readonly string[];
  /** Writes the customer's choice where the next visit finds it. */
  readonly remember: (locale: string) => void;
  readonly children: ReactNode;
}

export const LanguageContext = createContext<Language | null>(null);

/** i18next's `t` never misses what `has` says is there; its types know nothing of our keys. */
function translator(
  t: (key: string, values: Record<string, unknown>) => string,
  has: (key: string) => boolean,
): Translate {
  return Object.assign((key: string, values: Record<string, unknown> = {}) => t(key, values), {
    has: (key: string): key is Parameters<Translate>[0] => has(key),
  });
}

/** Menu text is in the business's own languages: the active one, else the business's first, else any. */
const languageIn =
  (order: readonly (string | undefined)[]) =>
  (text: LocalizedText): string =>
    [...order, ...Object.keys(text)].find((code) => code && text[code]) ?? '';

function Languages({ handle, timeZone, country, available, remember, children }: I18nProviderProps) {
  const { i18n } = handle;
  const t = useSyncExternalStore(handle.subscribe, handle.translator);
  const locale = i18n.language;
  const language = useMemo((): Language => {
    const has = (key: string) => i18n.exists(key);
    const languageOf = languageIn([locale, available[0]]);
    return {
      t: translator(t, has),
      format: createFormat({
        locale,
        timeZone,
        ...(country && { country }),
        currencyLabel: (code) => (has(`currency.${code}`) ? t(`currency.${code}`) : undefined),
      }),
      text: (text) => text[languageOf(text)] ?? '',
      langOf(text) {
        const language = languageOf(text);
        return language === locale ? undefined : language || undefined;
      },
      info: {
        locale,
        dir: directionOf(locale),
        available,
        setLocale(next) {
          remember(next);
          void handle.setLocale(next);
        },
      },
    };
  }, [t, i18n, locale, timeZone, country, available, remember, handle]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Gives an element's languages to everything below. Subscribes once, so that a menu of hundreds of rows does not. */
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

/** The words of the interface, by keys of `locales/en.json`. */
export const useT = (): Translate => useLanguage().t;

/** Money, numbers, dates and times, in the active language and the business's time zone. */
export const useFormat = (): Format => useLanguage().format;

/** The business's own words: `text(item.name)`. */
export const useText = (): Language['text'] => useLanguage().text;

/** For the `lang` of what `useText` shows: undefined where it is the interface's own, so that it is read aloud rightly (WCAG, 3.1.2). */
export const useLangOf = (): Language['langOf'] => useLanguage().langOf;

export const useLocale = (): LocaleInfo => useLanguage().info;
