import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** The name of what is stored of a customer who agreed. */
export const VISITOR = 'visitor';

export type Consent = 'granted' | 'denied';

/** Whether the customer's steps may be told to others (decisions, section 8). */
export interface ConsentState {
  /** Denied until somebody who may say so says otherwise. */
  readonly status: Consent;
  /** The host leaves it to the customer: the app asks. */
  readonly isAsked: boolean;
  /** What the customer answered; null: nothing yet. Kept on the device. */
  readonly choice: Consent | null;
  /** The host's word: `granted`, or `ask`; anything else is denied. It knows its customers' answer, and it is what counts. */
  set(word: string | undefined): void;
  /** The customer's answer to the app's question. */
  choose(choice: Consent): void;
  /** As if never asked. */
  forget(): void;
}

export interface ConsentStore extends StoreApi<ConsentState> {
  /** An answer in one tab is one in all. Returns the way to stop. */
  connect(): () => void;
}

export function createConsentStore(deps: StoreDeps): ConsentStore {
  const saved = persisted({
    storage: deps.storage,
    key: storageKey(deps, 'consent'),
    version: 1,
    schema: z.enum(['granted', 'denied']),
  });
  let word = deps.initialConsent;

  const standing = (choice: Consent | null): Pick<ConsentState, 'status' | 'isAsked' | 'choice'> => {
    const isAsked = word === 'ask';
    return { isAsked, choice, status: (isAsked ? choice : word) === 'granted' ? 'granted' : 'denied' };
  };

  const store = createStore<ConsentState>((set, get) => {
    const stand = (choice: Consent | null) => {
      const state = standing(choice);
      // By what a customer who agreed was known again (visit-store); its code need not be here.
      if (state.status === 'denied') deps.storage.remove(storageKey(deps, VISITOR));
      set(state);
    };
    return {
      ...standing(saved.load()),
      set(next) {
        word = next;
        stand(get().choice);
      },
      choose(choice) {
        saved.save(choice);
        stand(choice);
      },
      forget() {
        saved.clear();
        stand(null);
      },
    };
  });
  return {
    ...store,
    connect: () => saved.subscribe((choice) => store.setState(standing(choice))),
  };
}
