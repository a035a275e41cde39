import type { ChoiceOption } from '../../ui/inputs/choice-row.tsx';

/** A group with more options than this is folded. */
const LONG = 12;
const FOLDED = 8;

export const isLong = (options: readonly unknown[]): boolean => options.length > LONG;

/** Letters only as far as they matter for finding: no case, no accents, no vowel marks. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Which options of a long group are in sight: what is chosen always, the first few before it is opened, then what matches. */
export function optionsInSight(
  options: readonly ChoiceOption[],
  isOpen: boolean,
  term: string,
): readonly ChoiceOption[] {
  if (!isLong(options)) return options;
  const wanted = folded(term.trim());
  return options.filter(
    ({ quantity, label }, at) => quantity > 0 || (isOpen ? folded(label).includes(wanted) : at < FOLDED),
  );
}
