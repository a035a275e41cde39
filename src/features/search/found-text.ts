import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { type Mark, marksOf } from '../../domain/search/highlight.ts';

/** A text of the business in one of its languages, with what was found in it. */
export interface FoundText {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Language code; null for the one that is shown anyway. */
  readonly lang: string | null;
}

/** `shown` is the text in the language of the interface. Another language's comes instead where only that has a find. */
export function foundText(
  texts: LocalizedText,
  shown: string,
  query: string,
  terms: readonly string[],
): FoundText {
  const marks = marksOf(shown, query, terms);
  if (marks.length || !query) return { text: shown, marks, lang: null };
  for (const [lang, text] of Object.entries(texts)) {
    const found = text === shown ? [] : marksOf(text, query, terms);
    if (found.length) return { text, marks: found, lang };
  }
  return { text: shown, marks, lang: null };
}
