import { parseAccept } from 'hono/utils/accept';
import { preferredLocale } from '../../../../src/lib/preferred-locale.ts';

/** What says which language the visitor reads. */
export interface LocaleHints {
  /** `?lang=` of the address: it wins, so that a link leads to the language it names. */
  readonly asked: string | undefined;
  readonly cookies: string;
  readonly acceptLanguage: string;
}

/** Decisions, section 7. */
const RTL = ['ar', 'fa', 'ur'];
export const directionOf = (locale: string): 'ltr' | 'rtl' => (RTL.includes(locale) ? 'rtl' : 'ltr');

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
