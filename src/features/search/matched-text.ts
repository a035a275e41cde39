import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { findMarks, type Mark } from '../../domain/search/highlight.ts';

/** A text of the business in one of its languages, with the matches in it. */
export interface MatchedText {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Language code; null for the language of the interface. */
  readonly lang: string | null;
}

/** Returns `displayedText`. If it does not match the query but the text in another language does, returns that text. */
export function findMatchedText(
  texts: LocalizedText,
  displayedText: string,
  query: string,
  typoTerms: readonly string[],
): MatchedText {
  const marks = findMarks(displayedText, query, typoTerms);
  if (marks.length || !query) return { text: displayedText, marks, lang: null };
  for (const [lang, text] of Object.entries(texts)) {
    const otherMarks = text === displayedText ? [] : findMarks(text, query, typoTerms);
    if (otherMarks.length) return { text, marks: otherMarks, lang };
  }
  return { text: displayedText, marks, lang: null };
}
