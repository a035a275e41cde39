import { useEffect, useRef, useState } from 'react';
import { type BranchChoice, useBranchChoice } from '../../components/branches/use-branch-choice.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { enabledTypes, isSoldAt } from '../../domain/business/selling.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { useCart } from '../../stores/stores-context.tsx';

/** How one orders at a branch: the customer's way if it has that one; null if it has none. */
export const typeAt = (business: Business, { id }: Branch, wanted: SellingType): SellingType | null => {
  const types = enabledTypes(business).filter((type) => isSoldAt(business, type, id));
  return types.includes(wanted) ? wanted : (types[0] ?? null);
};

interface Moving {
  readonly choice: BranchChoice;
  /** What became of the cart on the way to the branch; null while there is nothing to tell. */
  readonly changes: CartChanges | null;
  /** To the menu of the branch. */
  goOn(): void;
  /** The customer is back at the branch before. */
  stayed(): void;
}

/** Going to a branch and on to its menu; if the cart did not come along whole, that is told in between. */
export function useMoving(business: Business): Moving {
  const router = useRouter();
  const { type, changes } = useCart((state) => ({ type: state.cart.sellingType, changes: state.changes }));
  const [arrived, setArrived] = useState<{ readonly id: string } | null>(null);
  const [news, setNews] = useState<CartChanges | null>(null);
  const known = useRef(changes);
  const choice = useBranchChoice((id) => setArrived({ id }));
  const goOn = () => {
    const branch = business.branches.find(({ id }) => id === arrived?.id);
    const way = branch && typeAt(business, branch, type);
    if (way) void router.navigate(paths.menu({ referenceId: business.referenceId, type: way }));
  };
  const settle = useRef(() => {});
  settle.current = () => {
    // Nothing to tell: the menu is what the customer wants to see.
    if (changes === known.current) goOn();
    else setNews(changes);
  };
  useEffect(() => {
    if (arrived) settle.current();
  }, [arrived]);
  return {
    choice,
    changes: news,
    goOn,
    stayed() {
      known.current = changes;
      setNews(null);
      setArrived(null);
    },
  };
}
