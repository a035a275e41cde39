import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/reservation-times-contract.ts';
import { toReservationForm } from '../../api/mappers/map-reservation.ts';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

// A branch's reservation form: what customers can reserve, and the questions they are asked. The server sends it.

export interface ReservationFormState {
  /** The form for `branchId`; null until it is loaded. */
  readonly form: ReservationForm | null;
  readonly branchId: string;
  /** `off` means that the branch accepts no reservations. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'off' | 'error';
  /** Why the form could not be loaded. */
  readonly error: ApiError | null;
  /** Loads a branch's form, once. Never rejects. */
  load(branchId: string): Promise<void>;
  /** Loads the current branch's form again. Keeps the loaded form if that fails. Never rejects. */
  reload(): Promise<void>;
}

const toFailureState = (error: unknown) => {
  const apiError = error instanceof ApiError ? error : null;
  return { status: apiError?.isNotFound ? ('off' as const) : ('error' as const), error: apiError };
};

export function createReservationForm(
  deps: StoreDeps,
  stores: Stores,
): StoreApi<ReservationFormState> & { connect(): () => void } {
  const loadForm = (branchId: string) =>
    deps.client.call(calls.reservationFormCall, { params: { branch_id: branchId } }).then(({ form }) => {
      const { currency } = stores.business.getState();
      return { form: toReservationForm(form, currency, deps.apiOrigin), status: 'fetched' as const };
    }, toFailureState);
  const store = createStore<ReservationFormState>((set, get) => ({
    form: null,
    branchId: '',
    status: 'idle',
    error: null,
    async load(branchId) {
      const { branchId: currentBranchId, form, status } = get();
      if (currentBranchId === branchId && (form || status === 'fetching')) return;
      set({ branchId, status: 'fetching', form: null });
      const result = await loadForm(branchId);
      if (get().branchId === branchId) set(result);
    },
    async reload() {
      const { branchId, form } = get();
      if (!form) return;
      const result = await loadForm(branchId);
      if (get().branchId === branchId && result.status !== 'error') set(result);
    },
  }));
  return { ...store, connect: () => () => undefined };
}

/** The branch's reservation form. */
export const useReservationForm = createStoreHook((stores) => stores.getOrCreateStore(createReservationForm));
