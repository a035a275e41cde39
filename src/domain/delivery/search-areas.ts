import type { LocalizedText } from '../menu/menu-types.ts';
import { plainText } from '../search/plain-text.ts';
import { findWords, stripArticle } from '../search/search-words.ts';
import { allowedTypos, editDistances } from '../search/similar-words.ts';
import type { Area, DeliveryConfig, Zone } from './delivery-types.ts';

export interface AreaHit {
  readonly zone: Zone;
  readonly area: Area;
}

const wordsOf = (text: string): string[] => findWords(plainText(text)).map(({ word }) => word);
/** With the Arabic article and without. */
const articleVariants = (word: string): string[] => [word, stripArticle(word)];
/** In every language: customers may know an area by its local name but read the app in their own language. */
const wordsOfName = (name: LocalizedText | null): string[] =>
  Object.values(name ?? {})
    .flatMap(wordsOf)
    .flatMap(articleVariants);

/** Match quality: 0 for a whole word, 1 for a prefix, 2 for a substring, 3 with typing errors, else Infinity. */
const costOf = (typed: string, words: readonly string[]): number =>
  Math.min(...articleVariants(typed).map((way) => costOfVariant(way, words)));

function costOfVariant(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 0;
  if (words.some((word) => word.startsWith(typed))) return 1;
  if (words.some((word) => word.includes(typed))) return 2;
  const maxTypos = allowedTypos(typed);
  const isNear = (word: string) => {
    const { whole, start } = editDistances(typed, word, maxTypos);
    return Math.min(whole, start) <= maxTypos;
  };
  return maxTypos && words.some(isNear) ? 3 : Infinity;
}

/** Whether a name in any language starts with the first typed word: "Salmiya" ranks before "Ras Salmiya". */
const startsWithFirstWord = (name: LocalizedText, [first = '']: readonly string[]): boolean =>
  Object.values(name).some((text) => {
    const [word = ''] = wordsOf(text);
    return articleVariants(first).some((way) =>
      articleVariants(word).some((nameWord) => nameWord.startsWith(way)),
    );
  });

/** Cost of a match in the parent area or zone: it ranks after all matches in names. */
const PARENT_MATCH_COST = 10;

/**
 * Finds selectable areas: each word of `text` must match the name of the area, of its parent area or of its zone. Case,
 * accents, Arabic vowel signs, articles and small typing errors are ignored. Best matches come first, then names that
 * start with the text, then alphabetical order. An empty text finds all areas. `localise` returns the displayed name, and
 * `compare` sorts names in the customer's language.
 */
export function searchAreas(
  { zones }: Pick<DeliveryConfig, 'zones'>,
  text: string,
  localise: (name: LocalizedText) => string,
  compare: (one: string, other: string) => number,
): readonly AreaHit[] {
  const typed = wordsOf(text);
  const costFor = ({ zone, area }: AreaHit): number => {
    if (!typed.length) return 0;
    const nameWords = wordsOfName(area.name);
    const parentWords = [...wordsOfName(area.parentName), ...wordsOfName(zone.name)];
    const costs = typed.map((word) =>
      Math.min(costOf(word, nameWords), PARENT_MATCH_COST + costOf(word, parentWords)),
    );
    return costs.reduce((sum, cost) => sum + cost, 0);
  };
  return zones
    .filter(({ visible }) => visible)
    .flatMap((zone) => zone.areas.map((area) => ({ zone, area })))
    .map((hit) => ({
      hit,
      cost: costFor(hit),
      isLater: !startsWithFirstWord(hit.area.name, typed),
      name: localise(hit.area.name),
    }))
    .filter(({ cost }) => cost < Infinity)
    .sort(
      (one, other) => one.cost - other.cost || +one.isLater - +other.isLater || compare(one.name, other.name),
    )
    .map(({ hit }) => hit);
}
