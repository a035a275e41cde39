import { hookFor } from '../stores-context.tsx';
import { createBranchesStore } from './branches-store.ts';

/** All branches, as the backend has them now. */
export const useBranches = hookFor((stores) => stores.late(createBranchesStore));
