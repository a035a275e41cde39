export type Direction = 'ltr' | 'rtl';

/** Right to left: ar and fa as the spec lists (section 9), and ur (decisions, section 7). */
const RTL = ['ar', 'fa', 'ur'];

/** The writing direction of a locale code. */
export const directionOf = (locale: string): Direction => (RTL.includes(locale) ? 'rtl' : 'ltr');
