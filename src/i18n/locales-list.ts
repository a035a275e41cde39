import { localeCodes } from '../lib/preferred-locale.ts';

export type Direction = 'ltr' | 'rtl';

/** Right to left: ar and fa as the spec lists (section 9), and ur (decisions, section 7). */
const RTL = ['ar', 'fa', 'ur'];

/** The writing direction of a locale code. */
export const directionOf = (locale: string): Direction => (RTL.includes(locale) ? 'rtl' : 'ltr');

/** The languages of a business this product is translated into, as our codes, in the business's order. Never empty. */
export function offeredLocales(business: readonly string[]): readonly string[] {
  const codes = business.map((code) => code.toLowerCase().split(/[-_]/)[0] ?? '');
  const offered = [...new Set(codes)].filter((code) => localeCodes.includes(code));
  return offered.length ? offered : ['en'];
}
