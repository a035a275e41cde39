import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { type Mark, marksOf } from '../../domain/search/highlight.ts';

/** A text of the business in one of its languages, with its matches. */
export interface MatchedText {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Language code; null for the language of the interface. */
  readonly lang: string | null;
}

/** Returns `shown`, the text in the language of the interface, or the text in another language if only that one matches. */
export function matchedText(
  texts: LocalizedText,
  shown: string,
  query: string,
  terms: readonly string[],
): MatchedText {
  const marks = marksOf(shown, query, terms);
  if (marks.length || !query) return { text: shown, marks, lang: null };
  for (const [lang, text] of Object.entries(texts)) {
    const found = text === shown ? [] : marksOf(text, query, terms);
    if (found.length) return { text, marks: found, lang };
  }
  return { text: shown, marks, lang: null };
}
