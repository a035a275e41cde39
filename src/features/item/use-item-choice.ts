import { useRef, useState } from 'react';
import { countAddableUnits, removeLine } from '../../domain/cart/cart.ts';
import type { CartLine, Choice } from '../../domain/cart/cart-types.ts';
import { type ChoiceProblem, checkChoice } from '../../domain/menu/check-choice.ts';
import { getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { createInitialChoice } from './initial-choice.ts';

/** Choices that are not in the cart yet, by item and line. They persist while the customer visits a related item. */
export type Drafts = Map<string, Choice>;

export interface ItemChoice {
  readonly choice: Choice;
  readonly change: (patch: Partial<Choice>) => void;
  /** Problems of the choice. Empty until the customer has tried to submit. */
  readonly visibleProblems: readonly ChoiceProblem[];
  /** The edited cart line. Undefined for a new line. */
  readonly line: CartLine | undefined;
  /** Number of units that still fit in the cart. */
  readonly addableUnits: number;
  /** Adds the choice to the cart and returns null, or returns the first problem. */
  readonly submit: () => ChoiceProblem | null;
}

/** State of the item sheet: the choice for a new line, or for the cart line `lineKey`. */
export function useItemChoice(item: MenuItem, lineKey: string | null, drafts: Drafts): ItemChoice {
  const { cart, line, add, replace } = useCart(({ cart, add, replace }) => ({
    cart,
    line: cart.lines.find(({ key, itemId }) => key === lineKey && itemId === item.id),
    add,
    replace,
  }));
  const draftKey = JSON.stringify([item.id, lineKey]);
  const [choice, setChoice] = useState(() => drafts.get(draftKey) ?? createInitialChoice(item, line));
  const latestChoice = useRef(choice);
  const [hasTriedToSubmit, setTriedToSubmit] = useState(false);
  // The edited line does not count towards the limit, because it will be replaced.
  const cartWithoutLine = line ? removeLine(cart, line.key) : cart;
  const addableUnits = countAddableUnits(cartWithoutLine, choice, getCountRule(item, choice.priceLabelId));
  const problems = checkChoice(item, choice);
  if (choice.count > addableUnits && !problems.length)
    problems.push({ reason: 'count_out_of_range', activeGroup: null, modifierId: null });
  return {
    choice,
    change(patch) {
      latestChoice.current = { ...latestChoice.current, ...patch };
      drafts.set(draftKey, latestChoice.current);
      setChoice(latestChoice.current);
    },
    visibleProblems: hasTriedToSubmit ? problems : [],
    line,
    addableUnits,
    submit() {
      const [firstProblem] = problems;
      setTriedToSubmit(true);
      if (firstProblem) return firstProblem;
      drafts.delete(draftKey);
      if (line) replace(line.key, choice);
      else add(choice);
      return null;
    },
  };
}
