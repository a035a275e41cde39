import { useEffect, useRef, useState } from 'react';
import { type BranchChoice, useBranchChoice } from '../../components/branches/use-branch-choice.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes, isTypeOfferedAt } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

/** The enabled order types that a branch offers, in display order. */
export const listTypesAtBranch = (business: Business, { id }: Branch): readonly OrderType[] =>
  getEnabledTypes(business).filter((type) => isTypeOfferedAt(business, type, id));

/** Asks the customer which order type to use at a branch that does not offer the current one. */
interface TypeQuestion {
  readonly isOpen: boolean;
  readonly branch: Branch;
  readonly types: readonly OrderType[];
}

interface BranchSwitch {
  readonly choice: BranchChoice;
  /** Switches to a branch. If the customer has chosen an order type that the branch does not offer, asks first. */
  choose(branch: Branch): void;
  /** Null until the first question. */
  readonly question: TypeQuestion | null;
  /** Answers the question: with an order type of the new branch, or with null to stay at the current branch. */
  answer(type: OrderType | null): void;
  /** What the switch changed in the cart. Null if there is nothing to show. */
  readonly changes: CartChanges | null;
  /** Opens the menu of the new branch. */
  openMenu(): void;
  /** Resets the state after the customer returned to the previous branch. */
  resetAfterUndo(): void;
}

/** Switches to a branch and opens its menu. If the switch changed the cart, returns the changes to show first. */
export function useBranchSwitch(business: Business): BranchSwitch {
  const router = useRouter();
  const { type, changes } = useCart((state) => ({ type: state.cart.orderType, changes: state.changes }));
  const hasChosenType = useBusiness(({ preferences }) => preferences.sellingType === type);
  const [question, setQuestion] = useState<TypeQuestion | null>(null);
  const [chosenBranch, setChosenBranch] = useState<{ readonly id: string } | null>(null);
  const [newChanges, setNewChanges] = useState<CartChanges | null>(null);
  const knownChanges = useRef(changes);
  /**
   * Order type of the menu to open. Null means the current order type if the branch offers it, and otherwise the first
   * order type of the branch.
   */
  const nextType = useRef<OrderType | null>(null);
  const choice = useBranchChoice((id) => setChosenBranch({ id }));
  const openMenu = () => {
    const branch = business.branches.find(({ id }) => id === chosenBranch?.id);
    const types = branch ? listTypesAtBranch(business, branch) : [];
    const orderType = nextType.current ?? (types.includes(type) ? type : types[0]);
    if (orderType) void router.navigate(paths.menu({ referenceId: business.referenceId, type: orderType }));
  };
  const handleSwitch = useRef(() => {});
  handleSwitch.current = () => {
    // The cart did not change: open the menu at once.
    if (changes === knownChanges.current) openMenu();
    else setNewChanges(changes);
  };
  useEffect(() => {
    if (chosenBranch) handleSwitch.current();
  }, [chosenBranch]);
  const closeQuestion = () => setQuestion((before) => before && { ...before, isOpen: false });
  return {
    choice,
    choose(branch) {
      const types = listTypesAtBranch(business, branch);
      nextType.current = null;
      if (hasChosenType && !types.includes(type)) setQuestion({ isOpen: true, branch, types });
      else choice.choose(branch.id);
    },
    question,
    answer(orderType) {
      closeQuestion();
      if (!question || !orderType) return;
      nextType.current = orderType;
      choice.choose(question.branch.id);
    },
    changes: newChanges,
    openMenu,
    resetAfterUndo() {
      knownChanges.current = changes;
      setNewChanges(null);
      setChosenBranch(null);
    },
  };
}
