import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { getAddressCall, setAddressCall } from '../../api/contract/delivery-contract.ts';
import { fromWireAddress } from '../../api/mappers/map-address.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';
import { firstCharacters } from '../../lib/characters.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

/** A place that may be meant. */
export interface Suggestion {
  readonly placeId: string;
  readonly title: string;
  readonly address: string;
}

/** What a suggestion turned out to be. */
export type SuggestedAddress = Pick<Address, 'fields' | 'place'>;

export interface SuggestionsState {
  /** Of what was typed last; none while nobody knows, and without a line. */
  readonly suggestions: readonly Suggestion[];
  /** Somebody types: the backend is asked once they rest. `country` is where the search stays, by its ISO code. */
  ask(text: string, country: string): void;
  /** The address of a suggestion; null when it cannot be had: what was typed stands. */
  choose(placeId: string): Promise<SuggestedAddress | null>;
  /** Nobody looks at them any more. */
  close(): void;
}

export interface SuggestionsStore extends StoreApi<SuggestionsState> {
  connect(): () => void;
}

/** Rest after a key before the backend is asked. */
const REST_MS = 300;
/** Fewer letters say too little. */
const LEAST = 3;
/** As much as the backend takes of what was typed. */
const LONGEST = 120;

/** Suggestions for an address that is being typed: one session from the first letter to the choice (spec, section 7). */
export function createSuggestionsStore({ client, newId, reporter, isOnline }: StoreDeps): SuggestionsStore {
  const hasLine = isOnline ?? (() => globalThis.navigator?.onLine !== false);
  let sessionId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  // The client reports its own. The field works without any help.
  const forgive = (error: unknown) => {
    if (!(error instanceof ApiError)) reporter.report(error, { part: 'address suggestions' });
  };
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
  };

  const store = createStore<SuggestionsState>((set, get) => {
    const fetchFor = async (address: string, country: string, signal: AbortSignal) => {
      sessionId ??= newId();
      const flag = /^[A-Z]{2}$/.test(country) ? { flag: country } : {};
      try {
        const { suggestions } = await client.call(getAddressCall, {
          body: { address, sessionId, ...flag },
          signal,
        });
        if (!signal.aborted) set({ suggestions });
      } catch (error) {
        if (signal.aborted) return;
        set({ suggestions: [] });
        forgive(error);
      }
    };
    return {
      suggestions: [],
      ask(typed, country) {
        stop();
        const text = firstCharacters(typed.trim(), LONGEST);
        if (text.length < LEAST) return set({ suggestions: [] });
        timer = setTimeout(() => {
          if (!hasLine()) return set({ suggestions: [] });
          running = new AbortController();
          void fetchFor(text, country, running.signal);
        }, REST_MS);
      },
      async choose(placeId) {
        const chosen = get().suggestions.find((one) => one.placeId === placeId);
        stop();
        set({ suggestions: [] });
        if (!chosen || !sessionId) return null;
        const session = sessionId;
        sessionId = null;
        try {
          const { address } = await client.call(setAddressCall, { body: { ...chosen, sessionId: session } });
          const { fields, place } = fromWireAddress(address);
          return { fields, place };
        } catch (error) {
          forgive(error);
          return null;
        }
      },
      close() {
        stop();
        set({ suggestions: [] });
      },
    };
  });

  return { ...store, connect: () => stop };
}

/** Suggestions for the address that is being typed: for the address form. */
export const useAddressSuggestions = createStoreHook((stores) => stores.lazyStore(createSuggestionsStore));
