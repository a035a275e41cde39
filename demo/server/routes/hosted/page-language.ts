import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import * as z from 'zod/mini';
import { preferredLocale } from '../../../../src/lib/preferred-locale.ts';

const localeFile = z.object({
  tabs: z.object({ menu: z.string(), cart: z.string() }),
  landing: z.object({ call: z.string() }),
  hosted: z.object({ needsScript: z.string() }),
  table: z.object({ scan: z.string(), scanLook: z.string() }),
});

/** The interface's own words on a page, in its language. */
export interface InterfaceText {
  readonly menu: string;
  readonly cart: string;
  readonly call: string;
  readonly needsScript: string;
  /** On the card of a table, beside its code. */
  readonly scan: string;
  readonly scanLook: string;
}

/** Reads the files of the app's languages in `folder`, each once. Throws for a language there is no file of. */
export function createInterfaceText(folder: string): (locale: string) => InterfaceText {
  const known = new Map<string, InterfaceText>();
  return (locale) => {
    const kept = known.get(locale);
    if (kept) return kept;
    const { tabs, landing, hosted, table } = localeFile.parse(
      JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')),
    );
    const words = { ...tabs, call: landing.call, needsScript: hosted.needsScript, ...table };
    known.set(locale, words);
    return words;
  };
}

/** What says which language the visitor reads. */
export interface LocaleHints {
  /** `?lang=` of the address: it wins, so that a link leads to the language it names. */
  readonly asked: string | undefined;
  readonly cookies: string;
  readonly acceptLanguage: string;
}

/** Decisions, section 7. */
const RTL_LANGUAGES = ['ar', 'fa', 'ur'];

export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RTL_LANGUAGES.includes(locale) ? 'rtl' : 'ltr';

/** The language the app will choose too: the one asked for, the saved one, the browser's, then the business's first. */
export function localeOf(
  offered: readonly string[],
  { asked, cookies, acceptLanguage }: LocaleHints,
): string {
  const wanted = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return preferredLocale(asked, cookies, wanted, offered) ?? 'en';
}
