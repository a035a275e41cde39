import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import type { Modifier, ModifierGroup } from '../../domain/menu/menu-types.ts';
import type { ChoiceOption } from '../../ui/inputs/choice-row.tsx';

/** How a group is chosen from: one of it, several, or several of each. */
export type GroupKind = 'radio' | 'checkbox' | 'quantity';

export const kindOf = ({ min, max, modifiers }: ModifierGroup): GroupKind => {
  if (max > 1 && modifiers.some(({ maxQuantity }) => maxQuantity > 1)) return 'quantity';
  // A radio button cannot be taken back: only where one must be chosen.
  return min === 1 && max === 1 ? 'radio' : 'checkbox';
};

export const quantityOf = (chosen: readonly ChosenModifier[], id: string): number =>
  chosen.find((one) => one.id === id)?.quantity ?? 0;

export const chosenIn = ({ modifiers }: ModifierGroup, chosen: readonly ChosenModifier[]): number =>
  modifiers.reduce((sum, { id }) => sum + quantityOf(chosen, id), 0);

/** The most of an option that may be chosen now, the others staying as they are. */
export function mostOf(
  group: ModifierGroup,
  { id, maxQuantity }: Modifier,
  chosen: readonly ChosenModifier[],
): number {
  const room = group.max - chosenIn(group, chosen) + quantityOf(chosen, id);
  // Where only one fits, a press takes the other's place.
  return group.max === 1 ? 1 : Math.max(0, Math.min(maxQuantity, room));
}

/** The options after one of the group got another quantity; where only one fits, it takes the place of the other. */
export function choose(
  group: ModifierGroup,
  chosen: readonly ChosenModifier[],
  id: string,
  quantity: number,
): ChosenModifier[] {
  const leaving = new Set(group.max === 1 ? group.modifiers.map((other) => other.id) : [id]);
  const next = quantity > 0 ? [{ id, quantity }] : [];
  const at = chosen.findIndex((one) => one.id === id);
  if (at >= 0 && group.max !== 1) return chosen.flatMap((one) => (one.id === id ? next : [one]));
  return [...chosen.filter((one) => !leaving.has(one.id)), ...next];
}

/** What must be chosen, in the terms a customer reads; null when nothing need be said. */
export type GroupRule =
  | { readonly kind: 'exactly' | 'upTo' | 'atLeast'; readonly count: number }
  | { readonly kind: 'between'; readonly min: number; readonly max: number }
  | { readonly kind: 'optional' };

export function ruleOf({ min, max, modifiers }: ModifierGroup): GroupRule {
  const all = modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
  if (min === max) return { kind: 'exactly', count: min };
  if (max >= all) return min > 0 ? { kind: 'atLeast', count: min } : { kind: 'optional' };
  return min > 0 ? { kind: 'between', min, max } : { kind: 'upTo', count: max };
}

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
