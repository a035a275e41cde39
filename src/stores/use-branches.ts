import { createBranchesStore } from './branches-store.ts';
import { hookFor } from './context.tsx';

/** All branches, as the backend has them now. */
export const useBranches = hookFor((stores) => stores.late(createBranchesStore));
