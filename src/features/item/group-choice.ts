import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import type { Modifier, ModifierGroup } from '../../domain/menu/menu-types.ts';
import type { ChoiceOption } from '../../ui/inputs/choice-row.tsx';

/** How the customer chooses: one option, several options, or a quantity of each option. */
export type GroupKind = 'radio' | 'checkbox' | 'quantity';

export const getGroupKind = ({ min, max, modifiers }: ModifierGroup): GroupKind => {
  if (max > 1 && modifiers.some(({ maxQuantity }) => maxQuantity > 1)) return 'quantity';
  // A radio button cannot be deselected, so it fits only a group that requires exactly one option.
  return min === 1 && max === 1 ? 'radio' : 'checkbox';
};

export const getQuantity = (chosenModifiers: readonly ChosenModifier[], id: string): number =>
  chosenModifiers.find((modifier) => modifier.id === id)?.quantity ?? 0;

export const countChosen = (
  { modifiers }: ModifierGroup,
  chosenModifiers: readonly ChosenModifier[],
): number => modifiers.reduce((sum, { id }) => sum + getQuantity(chosenModifiers, id), 0);

/**
 * Returns the highest quantity that an option can have. The other options keep their quantities, except in a group that
 * allows only one option.
 */
export function getMaxQuantity(
  group: ModifierGroup,
  { id, maxQuantity }: Modifier,
  chosenModifiers: readonly ChosenModifier[],
): number {
  const availableQuantity =
    group.max - countChosen(group, chosenModifiers) + getQuantity(chosenModifiers, id);
  // In a group that allows only one option, this option replaces the chosen one.
  return group.max === 1 ? 1 : Math.max(0, Math.min(maxQuantity, availableQuantity));
}

/**
 * Returns the chosen options after setting the quantity of one option. If the group allows only one option, the new
 * option replaces the earlier one.
 */
export function setOptionQuantity(
  group: ModifierGroup,
  chosenModifiers: readonly ChosenModifier[],
  id: string,
  quantity: number,
): ChosenModifier[] {
  const replacedIds = new Set(group.max === 1 ? group.modifiers.map((other) => other.id) : [id]);
  const newEntries = quantity > 0 ? [{ id, quantity }] : [];
  const index = chosenModifiers.findIndex((modifier) => modifier.id === id);
  if (index >= 0 && group.max !== 1)
    return chosenModifiers.flatMap((modifier) => (modifier.id === id ? newEntries : [modifier]));
  return [...chosenModifiers.filter((modifier) => !replacedIds.has(modifier.id)), ...newEntries];
}

/** How many options the customer must or may choose. */
export type GroupRule =
  | { readonly kind: 'exactly' | 'upTo' | 'atLeast'; readonly count: number }
  | { readonly kind: 'between'; readonly min: number; readonly max: number }
  | { readonly kind: 'optional' };

export function getGroupRule({ min, max, modifiers }: ModifierGroup): GroupRule {
  const totalQuantity = modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
  if (min === max) return { kind: 'exactly', count: min };
  if (max >= totalQuantity) return min > 0 ? { kind: 'atLeast', count: min } : { kind: 'optional' };
  return min > 0 ? { kind: 'between', min, max } : { kind: 'upTo', count: max };
}

/** A group with more options than this is folded. */
const MAX_UNFOLDED_OPTIONS = 12;
/** Options that a folded group shows. */
const FOLDED_OPTION_COUNT = 8;

export const isFoldable = (options: readonly unknown[]): boolean => options.length > MAX_UNFOLDED_OPTIONS;

/** Normalises text for a search: lower case, without accents or vowel marks. */
const normalizeForSearch = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the visible options of a group. A short group shows all of them. A folded group shows its first options, and
 * an expanded group shows the options that match `searchText`. Both also show every chosen option.
 */
export function getVisibleOptions(
  options: readonly ChoiceOption[],
  isExpanded: boolean,
  searchText: string,
): readonly ChoiceOption[] {
  if (!isFoldable(options)) return options;
  const searchTerm = normalizeForSearch(searchText.trim());
  return options.filter(
    ({ quantity, label }, index) =>
      quantity > 0 ||
      (isExpanded ? normalizeForSearch(label).includes(searchTerm) : index < FOLDED_OPTION_COUNT),
  );
}
