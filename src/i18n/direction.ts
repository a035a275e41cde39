export type Direction = 'ltr' | 'rtl';

/** Right-to-left languages: ar and fa (spec, section 9), and ur. */
const RTL_LANGUAGES = ['ar', 'fa', 'ur'];

/** The writing direction of a locale code. */
export const getDirection = (locale: string): Direction => (RTL_LANGUAGES.includes(locale) ? 'rtl' : 'ltr');
