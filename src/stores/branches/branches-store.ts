import { createStore, type StoreApi } from 'zustand/vanilla';
import { branchesCall } from '../../api/contract/business-contract.ts';
import { toBranch } from '../../api/mappers/map-business.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

interface BranchesState {
  /** As told last; those that came with the business until then. */
  readonly branches: readonly Branch[];
  /** `error`: what is shown may be out of date. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** Asks anew, however fresh the list is. Never rejects. */
  load(): Promise<void>;
}

/** The branches of the business, with the hours they have now (spec, section 7: `branches`). */
function createBranchesStore(
  { client, referenceId, reporter }: StoreDeps,
  { business }: Stores,
): StoreApi<BranchesState> & { connect(): () => void } {
  const store = createStore<BranchesState>((set, get) => ({
    branches: business.getState().business?.branches ?? [],
    status: 'idle',
    async load() {
      if (get().status === 'fetching') return;
      set({ status: 'fetching' });
      try {
        const { branches } = await client.call(branchesCall, { params: { reference_id: referenceId } });
        set({ branches: branches.map(toBranch), status: 'fetched' });
      } catch (error) {
        reporter.report(error, { part: 'branches' });
        set({ status: 'error' });
      }
    },
  }));
  return { ...store, connect: () => () => undefined };
}

/** All branches, as the backend has them now. */
export const useBranches = createStoreHook((stores) => stores.lazyStore(createBranchesStore));
