import type { Direction } from './direction.ts';

// Unicode's bidi isolates. The first three start an isolate: left to right, right to left, or in the direction of its
// first letter. PDI ends it.
const LRI = '\u2066';
const RLI = '\u2067';
const FSI = '\u2068';
const PDI = '\u2069';

const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LTR_OR_DIGIT = /[0-9A-Za-z\u00c0-\u058f]/;

/**
 * Wraps a text in bidi isolates, so that its parts stay in order within any sentence. `dir` is the direction of the
 * text. Returns a left-to-right text without right-to-left letters unchanged.
 */
export const isolate = (text: string, dir: Direction): string =>
  dir === 'rtl' ? RLI + text + PDI : RTL_LETTER.test(text) ? LRI + text + PDI : text;

/** Isolates a text that is left-to-right in every language, such as a phone number, in a sentence of `sentenceDir`. */
export const isolateLtr = (text: string, sentenceDir: Direction): string =>
  sentenceDir === 'rtl' ? LRI + text + PDI : text;

/** Isolates a text in a sentence of `sentenceDir` if the text contains letters or digits of the other direction. */
export const isolateForeign = (text: string, sentenceDir: Direction): string =>
  !/^[\u2066-\u2068]/.test(text) && (sentenceDir === 'rtl' ? LTR_OR_DIGIT : RTL_LETTER).test(text)
    ? FSI + text + PDI
    : text;
