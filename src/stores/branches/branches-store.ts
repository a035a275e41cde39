import { createStore, type StoreApi } from 'zustand/vanilla';
import { branchesCall } from '../../api/contract/business-contract.ts';
import { toBranch } from '../../api/mappers/map-branch.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

interface BranchesState {
  /** The last loaded list. Until the first load, the branches in the business response. */
  readonly branches: readonly Branch[];
  /** After an `error`, the list may be out of date. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** Reloads the list, even if it is fresh. Never rejects. */
  load(): Promise<void>;
}

/** The branches of the business with their current hours (spec, section 7: `branches`). */
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

/** All branches with the server's current data. */
export const useBranches = createStoreHook((stores) => stores.getOrCreateStore(createBranchesStore));
