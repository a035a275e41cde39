import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createStoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/** Storage key of the visitor record (`visit-store.ts`). */
export const VISITOR_KEY = 'visitor';

export type Consent = 'granted' | 'denied';

/** Whether the customer consents to tracking (decisions, section 8). */
export interface ConsentState {
  /** `denied` until the host or the customer grants consent. */
  readonly status: Consent;
  /** Whether the app asks the customer, because the host has set `ask`. */
  readonly asksCustomer: boolean;
  /** The customer's stored answer. Null before the first answer. */
  readonly choice: Consent | null;
  /**
   * Applies the host's `consent` attribute. With `ask`, the customer decides. With `granted`, tracking is allowed, and
   * with any other value it is denied, whatever the customer has answered.
   */
  setFromHost(hostConsent: string | undefined): void;
  /** Stores the customer's answer. */
  choose(choice: Consent): void;
  /** Deletes the customer's answer. */
  forget(): void;
}

export interface ConsentStore extends StoreApi<ConsentState> {
  /** Syncs the answer with other tabs. Returns a function that stops this. */
  connect(): () => void;
}

/** The customer's consent to tracking. The answer is stored on the device. */
export function createConsentStore(deps: StoreDeps): ConsentStore {
  const savedChoice = createStoredValue({
    storage: deps.storage,
    key: buildStorageKey(deps, 'consent'),
    version: 1,
    schema: z.enum(['granted', 'denied']),
  });
  let hostConsent = deps.initialConsent;

  const computeConsent = (
    choice: Consent | null,
  ): Pick<ConsentState, 'status' | 'asksCustomer' | 'choice'> => {
    const asksCustomer = hostConsent === 'ask';
    return {
      asksCustomer,
      choice,
      status: (asksCustomer ? choice : hostConsent) === 'granted' ? 'granted' : 'denied',
    };
  };

  const store = createStore<ConsentState>((set, get) => {
    const applyChoice = (choice: Consent | null) => {
      const state = computeConsent(choice);
      // Deletes the visitor record here, because `visit-store.ts` may not be loaded.
      if (state.status === 'denied') deps.storage.remove(buildStorageKey(deps, VISITOR_KEY));
      set(state);
    };
    return {
      ...computeConsent(savedChoice.load()),
      setFromHost(next) {
        hostConsent = next;
        applyChoice(get().choice);
      },
      choose(choice) {
        savedChoice.save(choice);
        applyChoice(choice);
      },
      forget() {
        savedChoice.clear();
        applyChoice(null);
      },
    };
  });
  return {
    ...store,
    connect: () => savedChoice.subscribe((choice) => store.setState(computeConsent(choice))),
  };
}
