import { useRef, useState } from 'react';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface BranchChoice {
  /** The branch whose menu is on its way. */
  readonly busy: string | null;
  /** The branch whose menu did not come. */
  readonly failed: string | null;
  choose(branchId: string): void;
  /** Takes back what is on its way, and forgets what failed. */
  stay(): void;
}

const NONE = { busy: null, failed: null };

/** Going to a branch, and what became of it. `onArrived` is called once that branch is the one shown. */
export function useBranchChoice(onArrived: (branchId: string) => void): BranchChoice {
  const { branchId, selectBranch } = useBusiness((state) => ({
    branchId: state.branchId,
    selectBranch: state.selectBranch,
  }));
  const [state, setState] = useState<Pick<BranchChoice, 'busy' | 'failed'>>(NONE);
  const wish = useRef<string | null>(null);
  return {
    ...state,
    choose(wanted) {
      wish.current = wanted;
      setState({ busy: wanted, failed: null });
      const settle = (failed: string | null) => {
        if (wish.current !== wanted) return;
        setState({ busy: null, failed });
        if (failed === null) onArrived(wanted);
      };
      // To stay takes nothing, unless something is on its way.
      const going = wanted === branchId && !state.busy ? Promise.resolve() : selectBranch(wanted);
      going.then(
        () => settle(null),
        () => settle(wanted),
      );
    },
    stay() {
      if (state.busy) void selectBranch(branchId);
      wish.current = null;
      setState(NONE);
    },
  };
}
