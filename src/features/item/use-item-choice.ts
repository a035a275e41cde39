import { useRef, useState } from 'react';
import type { CartLine, Choice } from '../../domain/cart/cart-types.ts';
import { type ChoiceProblem, checkChoice } from '../../domain/menu/check-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { initialChoice } from './initial-choice.ts';

/** Choices not yet in the cart, of items left for a related one: they are there again on the way back. */
export type Drafts = Map<string, Choice>;

export interface ItemChoice {
  readonly choice: Choice;
  readonly change: (patch: Partial<Choice>) => void;
  /** What keeps it from the cart; empty until the customer tried to put it there. */
  readonly shown: readonly ChoiceProblem[];
  /** The cart's line being changed, as it is in the cart. */
  readonly line: CartLine | undefined;
  /** Puts the choice into the cart; or says the first thing that is missing. */
  readonly submit: () => ChoiceProblem | null;
}

/** A choice being made, of a new line or of the cart's line `lineKey`. */
export function useItemChoice(item: MenuItem, lineKey: string | null, drafts: Drafts): ItemChoice {
  const { line, add, replace } = useCart(({ cart, add, replace }) => ({
    line: cart.lines.find(({ key, itemId }) => key === lineKey && itemId === item.id),
    add,
    replace,
  }));
  const draftKey = JSON.stringify([item.id, lineKey]);
  const [choice, setChoice] = useState(() => drafts.get(draftKey) ?? initialChoice(item, line));
  const latest = useRef(choice);
  const [wasTried, setTried] = useState(false);
  const problems = checkChoice(item, choice);
  return {
    choice,
    change(patch) {
      latest.current = { ...latest.current, ...patch };
      drafts.set(draftKey, latest.current);
      setChoice(latest.current);
    },
    shown: wasTried ? problems : [],
    line,
    submit() {
      const [first] = problems;
      setTried(true);
      if (first) return first;
      drafts.delete(draftKey);
      if (line) replace(line.key, choice);
      else add(choice);
      return null;
    },
  };
}
