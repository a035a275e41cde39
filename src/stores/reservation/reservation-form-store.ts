import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/reservation-times-contract.ts';
import { type ReservationForm, toReservationForm } from '../../api/mappers/map-reservation.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';

export interface ReservationFormState {
  /** What can be reserved at `branchId`; null until that is known. */
  readonly form: ReservationForm | null;
  readonly branchId: string;
  /** IANA: the business's. */
  readonly timezone: string;
  /** `off`: nothing can be reserved there. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'off' | 'error';
  /** Asks for a branch's, unless it is there. Never rejects. */
  load(branchId: string): Promise<void>;
}

const statusAfter = (error: unknown) => {
  const isOff = error instanceof ApiError && error.kind === 'refused';
  return { status: isOff ? ('off' as const) : ('error' as const) };
};

/** What a branch takes reservations for, and what it wants to know of whoever makes one. */
export function createReservationForm(
  deps: StoreDeps,
  stores: Stores,
): StoreApi<ReservationFormState> & { connect(): () => void } {
  const store = createStore<ReservationFormState>((set, get) => ({
    form: null,
    branchId: '',
    timezone: 'Asia/Kuwait',
    status: 'idle',
    async load(branchId) {
      const known = get();
      if (known.branchId === branchId && (known.form || known.status === 'fetching')) return;
      set({ branchId, status: 'fetching', form: null });
      const answer = await deps.client
        .call(calls.reservationFormCall, { params: { branch_id: branchId } })
        .then(({ form, timezone }) => {
          const { currency } = stores.business.getState();
          return {
            form: toReservationForm(form, currency, deps.apiOrigin),
            timezone,
            status: 'fetched' as const,
          };
        }, statusAfter);
      if (get().branchId === branchId) set(answer);
    },
  }));
  return { ...store, connect: () => () => undefined };
}
