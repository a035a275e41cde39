import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import * as z from 'zod/mini';
import { choosePreferredLocale } from '../../../../src/lib/preferred-locale.ts';
import { ALL_TITLE_KEYS, type TitleKey } from '../../../../src/router/screen-titles.ts';

const localeFile = z.object({
  tabs: z.object({ menu: z.string(), cart: z.string() }),
  landing: z.object({ call: z.string() }),
  hosted: z.object({ needsScript: z.string() }),
  table: z.object({ scan: z.string(), scanLook: z.string() }),
});

/** The interface texts that the server renders, in one language. */
export interface InterfaceText {
  readonly menu: string;
  readonly cart: string;
  readonly call: string;
  readonly needsScript: string;
  /** Instruction beside the QR code of a table card if customers can order from the menu. */
  readonly scanToOrder: string;
  /** The same instruction if customers can only read the menu. */
  readonly scanToRead: string;
  /** The titles of the menu and of personal screens, by message key. */
  readonly titles: Readonly<Record<TitleKey, string>>;
}

/** Reads the titles of the screens. `messages` is a locale file, and a title's key is the dotted path in it. */
const readTitles = (messages: unknown): InterfaceText['titles'] =>
  z
    .record(z.enum(ALL_TITLE_KEYS), z.string())
    .parse(
      Object.fromEntries(
        ALL_TITLE_KEYS.map((key) => [
          key,
          key.split('.').reduce<unknown>((group, part) => Object(group)[part], messages),
        ]),
      ),
    );

/** Creates a function that reads each locale file in `folder` once. It throws for a language without a file. */
export function createInterfaceTextReader(folder: string): (locale: string) => InterfaceText {
  const textByLocale = new Map<string, InterfaceText>();
  return (locale) => {
    const cachedText = textByLocale.get(locale);
    if (cachedText) return cachedText;
    const messages: unknown = JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));
    const { tabs, landing, hosted, table } = localeFile.parse(messages);
    const text = {
      ...tabs,
      call: landing.call,
      needsScript: hosted.needsScript,
      scanToOrder: table.scan,
      scanToRead: table.scanLook,
      titles: readTitles(messages),
    };
    textByLocale.set(locale, text);
    return text;
  };
}

/** The parts of a request from which the visitor's language is derived. */
export interface LocaleHints {
  /** `?lang=` in the URL. It takes precedence over the other hints. */
  readonly requestedLocale: string | undefined;
  readonly cookies: string;
  readonly acceptLanguage: string;
}

/** Languages that are written from right to left. */
const RTL_LANGUAGES = ['ar', 'fa', 'ur'];

export const getTextDirection = (locale: string): 'ltr' | 'rtl' =>
  RTL_LANGUAGES.includes(locale) ? 'rtl' : 'ltr';

/**
 * Selects the requested language, else the saved one, the browser's, or the business's first. The app uses the same
 * order.
 */
export function selectLocale(
  offeredLocales: readonly string[],
  { requestedLocale, cookies, acceptLanguage }: LocaleHints,
): string {
  const browserLocales = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return choosePreferredLocale(requestedLocale, cookies, browserLocales, offeredLocales) ?? 'en';
}
