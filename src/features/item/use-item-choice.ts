import { useState } from 'react';
import type { Choice } from '../../domain/cart/types.ts';
import { type ChoiceProblem, checkChoice } from '../../domain/menu/check-choice.ts';
import type { MenuItem } from '../../domain/menu/types.ts';
import { useCart } from '../../stores/context.tsx';
import { initialChoice } from './initial-choice.ts';

export interface ItemChoice {
  readonly choice: Choice;
  readonly change: (patch: Partial<Choice>) => void;
  /** What keeps it from the cart; empty until the customer tried to put it there. */
  readonly shown: readonly ChoiceProblem[];
  /** A line of the cart is being changed. */
  readonly isEditing: boolean;
  /** Puts the choice into the cart; or says the first thing that is missing. */
  readonly submit: () => ChoiceProblem | null;
}

/** A choice being made, of a new line or of the cart's line `lineKey`. */
export function useItemChoice(item: MenuItem, lineKey: string | null): ItemChoice {
  const { line, add, replace } = useCart(({ cart, add, replace }) => ({
    line: cart.lines.find(({ key, itemId }) => key === lineKey && itemId === item.id),
    add,
    replace,
  }));
  const [choice, setChoice] = useState(() => initialChoice(item, line));
  const [wasTried, setTried] = useState(false);
  const problems = checkChoice(item, choice);
  return {
    choice,
    change: (patch) => setChoice((last) => ({ ...last, ...patch })),
    shown: wasTried ? problems : [],
    isEditing: !!line,
    submit() {
      const [first] = problems;
      setTried(true);
      if (first) return first;
      if (line) replace(line.key, choice);
      else add(choice);
      return null;
    },
  };
}
