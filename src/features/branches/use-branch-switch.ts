import { useEffect, useRef, useState } from 'react';
import { type BranchChoice, useBranchChoice } from '../../components/branches/use-branch-choice.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes, isTypeOfferedAt } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { useCart } from '../../stores/stores-context.tsx';

/** Returns the preferred order type if the branch offers it, else the first type that it offers. Null if it offers none. */
export const findOrderTypeAtBranch = (
  business: Business,
  { id }: Branch,
  preferred: OrderType,
): OrderType | null => {
  const types = getEnabledTypes(business).filter((type) => isTypeOfferedAt(business, type, id));
  return types.includes(preferred) ? preferred : (types[0] ?? null);
};

interface BranchSwitch {
  readonly choice: BranchChoice;
  /** Changes that the switch made to the cart. Null when there are none to show. */
  readonly changes: CartChanges | null;
  /** Opens the menu of the new branch. */
  openMenu(): void;
  /** Resets the state after the customer returned to the previous branch. */
  resetAfterUndo(): void;
}

/** Switches to a branch and opens its menu. When the switch changed the cart, returns the changes to show first. */
export function useBranchSwitch(business: Business): BranchSwitch {
  const router = useRouter();
  const { type, changes } = useCart((state) => ({ type: state.cart.orderType, changes: state.changes }));
  const [chosenBranch, setChosenBranch] = useState<{ readonly id: string } | null>(null);
  const [newChanges, setNewChanges] = useState<CartChanges | null>(null);
  const knownChanges = useRef(changes);
  const choice = useBranchChoice((id) => setChosenBranch({ id }));
  const openMenu = () => {
    const branch = business.branches.find(({ id }) => id === chosenBranch?.id);
    const orderType = branch && findOrderTypeAtBranch(business, branch, type);
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
  return {
    choice,
    changes: newChanges,
    openMenu,
    resetAfterUndo() {
      knownChanges.current = changes;
      setNewChanges(null);
      setChosenBranch(null);
    },
  };
}
