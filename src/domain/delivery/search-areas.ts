import type { LocalizedText } from '../menu/menu-types.ts';
import { toPlainText } from '../search/plain-text.ts';
import { findWords, stripArticle } from '../search/search-words.ts';
import { computeEditDistances, countAllowedTypos } from '../search/similar-words.ts';
import type { Area, DeliveryConfig, Zone } from './delivery-types.ts';

export interface AreaHit {
  readonly zone: Zone;
  readonly area: Area;
}

const splitWords = (text: string): string[] => findWords(toPlainText(text)).map(({ word }) => word);
/** The word with and without the Arabic article. */
const listArticleVariants = (word: string): string[] => [word, stripArticle(word)];
/** The words of a name in every language, because customers may know an area by its local name. */
const listNameWords = (name: LocalizedText | null): string[] =>
  Object.values(name ?? {})
    .flatMap(splitWords)
    .flatMap(listArticleVariants);

/** Match quality: 0 for a whole word, 1 for a prefix, 2 for a substring, 3 with typing errors, else Infinity. */
const computeMatchCost = (typedWord: string, words: readonly string[]): number =>
  Math.min(...listArticleVariants(typedWord).map((variant) => computeVariantCost(variant, words)));

function computeVariantCost(typedWord: string, words: readonly string[]): number {
  if (words.includes(typedWord)) return 0;
  if (words.some((word) => word.startsWith(typedWord))) return 1;
  if (words.some((word) => word.includes(typedWord))) return 2;
  const maxTypos = countAllowedTypos(typedWord);
  const isSimilar = (word: string) => {
    const { wholeWordDistance, prefixDistance } = computeEditDistances(typedWord, word, maxTypos);
    return Math.min(wholeWordDistance, prefixDistance) <= maxTypos;
  };
  return maxTypos && words.some(isSimilar) ? 3 : Infinity;
}

/** Whether a name in any language starts with the first typed word: "Salmiya" ranks before "Ras Salmiya". */
const startsWithFirstWord = (name: LocalizedText, [first = '']: readonly string[]): boolean =>
  Object.values(name).some((text) => {
    const [word = ''] = splitWords(text);
    return listArticleVariants(first).some((variant) =>
      listArticleVariants(word).some((nameWord) => nameWord.startsWith(variant)),
    );
  });

/** Penalty for a match in the parent area or zone, so that it ranks after all matches in the area's own name. */
const PARENT_MATCH_COST = 10;

/**
 * Finds areas of visible zones. Each word of `text` must match the name of the area, its parent area or its zone.
 * Ignores case, accents, Arabic vowel signs, articles and small typing errors. The best matches come first. Among equal
 * matches, names that start with the first word come first, then names in alphabetical order. An empty text finds all
 * areas. `getLocalizedName` returns the displayed name, and `compare` sorts names in the customer's language.
 */
export function searchAreas(
  { zones }: Pick<DeliveryConfig, 'zones'>,
  text: string,
  getLocalizedName: (name: LocalizedText) => string,
  compare: (one: string, other: string) => number,
): readonly AreaHit[] {
  const typedWords = splitWords(text);
  const computeAreaCost = ({ zone, area }: AreaHit): number => {
    if (!typedWords.length) return 0;
    const nameWords = listNameWords(area.name);
    const parentWords = [...listNameWords(area.parentName), ...listNameWords(zone.name)];
    const costs = typedWords.map((word) =>
      Math.min(computeMatchCost(word, nameWords), PARENT_MATCH_COST + computeMatchCost(word, parentWords)),
    );
    return costs.reduce((sum, cost) => sum + cost, 0);
  };
  return zones
    .filter(({ visible }) => visible)
    .flatMap((zone) => zone.areas.map((area) => ({ zone, area })))
    .map((hit) => ({
      hit,
      cost: computeAreaCost(hit),
      startsDifferently: !startsWithFirstWord(hit.area.name, typedWords),
      name: getLocalizedName(hit.area.name),
    }))
    .filter(({ cost }) => cost < Infinity)
    .sort(
      (one, other) =>
        one.cost - other.cost ||
        +one.startsDifferently - +other.startsDifferently ||
        compare(one.name, other.name),
    )
    .map(({ hit }) => hit);
}

/**
 * The visible area with this OpenStreetMap id. Businesses may prefix the number with a letter for the type of object.
 */
export const findAreaByOsmId = (config: DeliveryConfig, osmId: string | null): Area | undefined =>
  config.zones
    .filter(({ visible }) => visible)
    .flatMap(({ areas }) => areas)
    .find((area) => area.osmId !== null && area.osmId.replace(/^[NWR]/, '') === osmId);
