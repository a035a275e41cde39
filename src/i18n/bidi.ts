import type { Direction } from './locales-list.ts';

const LRI = '\u2066';
const RLI = '\u2067';
const FSI = '\u2068';
const PDI = '\u2069';

const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LTR_OR_DIGIT = /[0-9A-Za-z\u00c0-\u058f]/;

/**
 * Wraps `text` of direction `dir` in bidi isolates, so that it keeps its order in any surrounding text. Returns
 * left-to-right text without right-to-left letters unchanged.
 */
export const isolate = (text: string, dir: Direction): string =>
  dir === 'rtl' ? RLI + text + PDI : RTL_LETTER.test(text) ? LRI + text + PDI : text;

/** Isolates text that is left-to-right in every language, such as a phone number. */
export const isolateLtr = (text: string, dir: Direction): string => (dir === 'rtl' ? LRI + text + PDI : text);

/** Isolates a value in a sentence of direction `dir` if it contains text of the other direction. */
export const isolateForeign = (text: string, dir: Direction): string =>
  !/^[\u2066-\u2068]/.test(text) && (dir === 'rtl' ? LTR_OR_DIGIT : RTL_LETTER).test(text)
    ? FSI + text + PDI
    : text;
