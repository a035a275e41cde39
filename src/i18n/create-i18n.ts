import i18next, { type FormatterModule, type i18n as I18next } from 'i18next';
import { isolateForeign } from './bidi.ts';
import { numberFormat } from './formatters.ts';
import type { IntlWords } from './intl-fallback.ts';
import { getDirection } from './locales-list.ts';

export interface I18nOptions {
  readonly locale: string;
  /** Fetches a locale file. */
  readonly load: (locale: string) => Promise<unknown>;
  /** Receives warnings about missing messages and failed loads, for developers. */
  readonly warn: (message: string) => void;
}

/** The languages of one element. */
export interface I18nHandle {
  readonly i18n: I18next;
  /** Resolves when messages are loaded in the requested locale, or in English. Never rejects. */
  readonly ready: Promise<void>;
  /** Calls the listener after each change of language or of loaded messages. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Switches when the file is loaded. Does nothing if loading fails or a later call wins. Never rejects. */
  setLocale(locale: string): Promise<void>;
}

const FALLBACK = 'en';
const NAMESPACE = 'translation';

/** Fallback for a missing message: `cart.addToCart` becomes "Add to cart". */
function readableKey(key: string): string {
  const words = (key.split('.').at(-1) ?? key).replace(/[A-Z]/g, ' $&').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats values in messages: numbers with the locale's digits, and text of the other direction isolated. */
function valueFormatter(): FormatterModule {
  const numbers = new Map<string, (value: number) => string>();
  return {
    type: 'formatter',
    init() {},
    add() {},
    addCached() {},
    format(value: unknown, _name, code = FALLBACK) {
      if (typeof value !== 'number') return isolateForeign(String(value ?? ''), getDirection(code));
      const format = numbers.get(code) ?? numberFormat(code);
      numbers.set(code, format);
      return format(value);
    },
  };
}

/** Creates an i18next instance. Failed loads and missing messages only cause warnings (spec, section 8). */
export function createI18n({ locale, load, warn }: I18nOptions): I18nHandle {
  const i18n = i18next.createInstance();
  const loads = new Map<string, Promise<boolean>>();
  const warned = new Set<string>();
  let requestedLocale = locale;

  /** Loads a locale file once. Resolves with whether it is there; a later call tries a failed file again. */
  const ensure = (code: string): Promise<boolean> => {
    const loading =
      loads.get(code) ??
      load(code).then(
        async (messages) => {
          const { intl } = Object(messages) as { intl?: IntlWords };
          // If this fails, dates are in English.
          if (intl)
            await import('./intl-fallback.ts').then(
              ({ registerIntlFallback }) => registerIntlFallback(code, intl),
              () => undefined,
            );
          i18n.addResourceBundle(code, NAMESPACE, messages);
          return true;
        },
        (error: unknown) => {
          loads.delete(code);
          warn(`Locale ${code} could not be loaded: ${error}`);
          return false;
        },
      );
    loads.set(code, loading);
    return loading;
  };

  void i18n.use(valueFormatter()).init({
    lng: locale,
    fallbackLng: FALLBACK,
    initAsync: false,
    // i18next would print an advertisement to the console.
    showSupportNotice: false,
    resources: {},
    saveMissing: true,
    missingKeyHandler(_languages, _namespace, key) {
      // Messages are not missing before the first file is loaded.
      if (warned.has(key) || !i18n.hasResourceBundle(i18n.language, NAMESPACE)) return;
      warned.add(key);
      warn(`No message ${key} in ${i18n.language}`);
      void ensure(FALLBACK);
    },
    parseMissingKeyHandler: readableKey,
    interpolation: { escapeValue: false, alwaysFormat: true },
    // `useTranslation` renders again when a file arrives after the first screen.
    react: { useSuspense: false, bindI18nStore: 'added' },
  });

  const { store } = i18n;
  const subscribe = (listener: () => void) => {
    i18n.on('languageChanged', listener);
    store.on('added', listener);
    return () => {
      i18n.off('languageChanged', listener);
      store.off('added', listener);
    };
  };

  return {
    i18n,
    subscribe,
    ready: (async () => {
      if (!(await ensure(locale)) && (await ensure(FALLBACK)) && requestedLocale === locale)
        await i18n.changeLanguage(FALLBACK);
    })(),
    async setLocale(next) {
      requestedLocale = next;
      if ((await ensure(next)) && requestedLocale === next) await i18n.changeLanguage(next);
    },
  };
}
