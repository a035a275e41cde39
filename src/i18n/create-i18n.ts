import i18next, { type FormatterModule, type i18n as I18next, type PostProcessorModule } from 'i18next';
import { getNumberingSystem } from '../domain/business/locale-tags.ts';
import { toAsciiDigits } from '../lib/digits.ts';
import { isolateForeign } from './bidi.ts';
import { coreMessages } from './core-messages.ts';
import { getDirection } from './direction.ts';
import { createNumberFormat } from './formatters.ts';
import type { IntlWords } from './intl-fallback.ts';

export interface I18nOptions {
  readonly locale: string;
  /** Fetches a locale file. If the English file fails, the bundled English text is used. */
  readonly load: (locale: string) => Promise<unknown>;
  /** Receives warnings about missing messages and failed loads, for developers. */
  readonly warn: (message: string) => void;
  /** The business's country, which decides the digits. Empty while it is unknown. */
  readonly getCountry?: () => string;
}

/** The translations of one element, and the switch of its language. */
export interface I18nHandle {
  readonly i18n: I18next;
  /**
   * Resolves once messages are loaded in the requested locale or in English, or when none can be loaded. Never rejects.
   */
  readonly ready: Promise<void>;
  /** Whether the messages of any language are loaded. Without them, only the error page has text. */
  readonly hasMessages: () => boolean;
  /**
   * Calls the listener after each change of the language or the loaded messages. Returns a function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Switches the language once its file has loaded. If loading fails, the current language stays, or English is used if
   * there is none. A later call cancels a pending switch. Resolves to whether the file has loaded. Never rejects.
   */
  setLocale(locale: string): Promise<boolean>;
}

const FALLBACK = 'en';
const NAMESPACE = 'translation';

/** The fallback for a missing message until the English message has loaded: `cart.addToCart` becomes "Add to cart". */
function toReadableKey(key: string): string {
  const readableKey = (key.split('.').at(-1) ?? key).replace(/[A-Z]/g, ' $&').toLowerCase();
  return readableKey.charAt(0).toUpperCase() + readableKey.slice(1);
}

/** Formats the values in messages. Numbers get the business's digits, and text of the other direction is isolated. */
function createValueFormatter(getCountry: () => string): FormatterModule {
  const formats = new Map<string, (value: number) => string>();
  return {
    type: 'formatter',
    init() {},
    add() {},
    addCached() {},
    format(value: unknown, _name, code = FALLBACK) {
      if (typeof value !== 'number') return isolateForeign(String(value ?? ''), getDirection(code));
      const country = getCountry();
      const key = `${code}-${country}`;
      const format = formats.get(key) ?? createNumberFormat(code, country);
      formats.set(key, format);
      return format(value);
    },
  };
}

/**
 * Converts the digits in a translation ("٨ أحرف") to Latin digits if the business's country uses Latin digits. Leaves
 * the text unchanged if an inserted value, such as a name, contains digits of another script.
 */
const createDigitProcessor = (getCountry: () => string): PostProcessorModule => ({
  type: 'postProcessor',
  name: 'digits',
  process(text: string, _key, values: Readonly<Record<string, unknown>>, { language }) {
    const canConvertDigits = !Object.values(values).some(
      (value) => typeof value === 'string' && toAsciiDigits(value) !== value,
    );
    return canConvertDigits && getNumberingSystem(language, getCountry()) === 'latn'
      ? toAsciiDigits(text)
      : text;
  },
});

/** Creates an i18next instance. Failed loads and missing messages only cause warnings (spec, section 8). */
export function createI18n({ locale, load, warn, getCountry = () => '' }: I18nOptions): I18nHandle {
  const i18n = i18next.createInstance();
  const loadsByCode = new Map<string, Promise<boolean>>();
  const reportedKeys = new Set<string>();
  let requestedLocale = locale;
  let hasMessages = false;
  // The English messages are also in a lazy chunk. A chunk is a script, so it loads even if the host page's CSP forbids
  // fetching the locale files.
  const loadFile = (code: string): Promise<unknown> =>
    code === FALLBACK
      ? load(code).catch(() => import('../../locales/en.json').then(({ default: messages }) => messages))
      : load(code);

  /** Loads a locale file once. Resolves to whether it has loaded. A later call retries a failed file. */
  const loadOnce = (code: string): Promise<boolean> => {
    const loading =
      loadsByCode.get(code) ??
      loadFile(code).then(
        async (messages) => {
          const { intl } = Object(messages) as { intl?: IntlWords };
          // If the chunk with the fallback for Intl fails to load, dates are in English.
          if (intl)
            await import('./intl-fallback.ts').then(
              ({ registerIntlFallback }) => registerIntlFallback(code, intl),
              () => undefined,
            );
          hasMessages = true;
          i18n.addResourceBundle(code, NAMESPACE, messages);
          return true;
        },
        (error: unknown) => {
          loadsByCode.delete(code);
          warn(`Locale ${code} could not be loaded: ${error}`);
          return false;
        },
      );
    loadsByCode.set(code, loading);
    return loading;
  };

  i18n.use(createValueFormatter(getCountry)).use(createDigitProcessor(getCountry));
  void i18n.init({
    lng: locale,
    fallbackLng: FALLBACK,
    initAsync: false,
    // i18next would print an advertisement to the console.
    showSupportNotice: false,
    resources: { [FALLBACK]: { [NAMESPACE]: coreMessages } },
    saveMissing: true,
    missingKeyHandler(_languages, _namespace, key) {
      // Until the first file has loaded, every message is missing: do not report it.
      if (reportedKeys.has(key) || !hasMessages) return;
      reportedKeys.add(key);
      warn(`No message ${key} in ${i18n.language}`);
      void loadOnce(FALLBACK);
    },
    parseMissingKeyHandler: toReadableKey,
    interpolation: { escapeValue: false, alwaysFormat: true },
    postProcess: ['digits'],
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

  const switchLocale = async (next: string): Promise<boolean> => {
    const hasLoaded = await loadOnce(next);
    const loadedLanguage = hasLoaded ? next : !hasMessages && (await loadOnce(FALLBACK)) && FALLBACK;
    if (loadedLanguage && requestedLocale === next) await i18n.changeLanguage(loadedLanguage);
    return hasLoaded;
  };

  return {
    i18n,
    subscribe,
    hasMessages: () => hasMessages,
    ready: switchLocale(locale).then(() => undefined),
    setLocale(next) {
      requestedLocale = next;
      return switchLocale(next);
    },
  };
}
