import { useRef, useState } from 'react';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface BranchChoice {
  /** The branch whose menu is loading. */
  readonly loadingBranchId: string | null;
  /** The branch whose menu failed to load. */
  readonly failedBranchId: string | null;
  choose(branchId: string): void;
  /** Cancels the change that is loading, or dismisses the failed one. */
  cancel(): void;
}

const IDLE = { loadingBranchId: null, failedBranchId: null };

/** Changes the branch and tracks the change. Calls `onChanged` once the app shows the chosen branch. */
export function useBranchChoice(onChanged: (branchId: string) => void): BranchChoice {
  const { branchId, selectBranch } = useBusiness((state) => ({
    branchId: state.branchId,
    selectBranch: state.selectBranch,
  }));
  const [state, setState] = useState<Pick<BranchChoice, 'loadingBranchId' | 'failedBranchId'>>(IDLE);
  const requestedBranchIdRef = useRef<string | null>(null);
  return {
    ...state,
    choose(newBranchId) {
      requestedBranchIdRef.current = newBranchId;
      setState({ loadingBranchId: newBranchId, failedBranchId: null });
      const finish = (failedBranchId: string | null) => {
        if (requestedBranchIdRef.current !== newBranchId) return;
        setState({ loadingBranchId: null, failedBranchId });
        if (failedBranchId === null) onChanged(newBranchId);
      };
      // If another change is loading, choosing the current branch cancels that change. Otherwise nothing has to be
      // loaded.
      const isCurrent = newBranchId === branchId && !state.loadingBranchId;
      const branchSelection = isCurrent ? Promise.resolve() : selectBranch(newBranchId);
      branchSelection.then(
        () => finish(null),
        () => finish(newBranchId),
      );
    },
    cancel() {
      if (state.loadingBranchId) void selectBranch(branchId);
      requestedBranchIdRef.current = null;
      setState(IDLE);
    },
  };
}
