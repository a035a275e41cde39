import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { getAddressCall, setAddressCall } from '../../api/contract/delivery-contract.ts';
import { toAddress } from '../../api/mappers/map-address.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';
import { takeCharacters } from '../../lib/characters.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

/** A suggestion that matches the typed text. */
export interface Suggestion {
  readonly placeId: string;
  readonly title: string;
  readonly address: string;
}

/** The address of a chosen suggestion. */
export type SuggestedAddress = Pick<Address, 'fields' | 'place'>;

export interface SuggestionsState {
  /** Suggestions for the last typed text. Empty until the response arrives, and while offline. */
  readonly suggestions: readonly Suggestion[];
  /** Requests suggestions for the text once the customer pauses. `country` (ISO code) limits them to that country. */
  search(text: string, country: string): void;
  /** Loads the address of a suggestion; null if it cannot be loaded. */
  choose(placeId: string): Promise<SuggestedAddress | null>;
  /** Cancels the request and clears the suggestions. */
  close(): void;
}

export interface SuggestionsStore extends StoreApi<SuggestionsState> {
  connect(): () => void;
}

/** Pause after the last key press before the request is sent, in ms. */
const DEBOUNCE_MS = 300;
/** Shorter texts match too many places. */
const MIN_LENGTH = 3;
/** Length of the longest text that the backend accepts, in characters. */
const MAX_LENGTH = 120;

/**
 * Suggestions for the address that the customer is typing. All requests from the first letter to the choice have the
 * same session id (spec, section 7).
 */
export function createSuggestionsStore({
  client,
  createId,
  reporter,
  isOnline,
}: StoreDeps): SuggestionsStore {
  const hasConnection = isOnline ?? (() => globalThis.navigator?.onLine !== false);
  let sessionId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeRequest: AbortController | undefined;
  // The client has already reported an ApiError. The field works without suggestions.
  const reportUnexpected = (error: unknown) => {
    if (!(error instanceof ApiError)) reporter.report(error, { part: 'address suggestions' });
  };
  const cancelRequest = () => {
    clearTimeout(timer);
    activeRequest?.abort();
  };

  const store = createStore<SuggestionsState>((set, get) => {
    const fetchSuggestions = async (address: string, country: string, signal: AbortSignal) => {
      sessionId ??= createId();
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
        reportUnexpected(error);
      }
    };
    return {
      suggestions: [],
      search(typedText, country) {
        cancelRequest();
        const text = takeCharacters(typedText.trim(), MAX_LENGTH);
        if (text.length < MIN_LENGTH) return set({ suggestions: [] });
        timer = setTimeout(() => {
          if (!hasConnection()) return set({ suggestions: [] });
          activeRequest = new AbortController();
          void fetchSuggestions(text, country, activeRequest.signal);
        }, DEBOUNCE_MS);
      },
      async choose(placeId) {
        const suggestion = get().suggestions.find((candidate) => candidate.placeId === placeId);
        cancelRequest();
        set({ suggestions: [] });
        if (!suggestion || !sessionId) return null;
        const lastSessionId = sessionId;
        sessionId = null;
        try {
          const { address } = await client.call(setAddressCall, {
            body: { ...suggestion, sessionId: lastSessionId },
          });
          const { fields, place } = toAddress(address);
          return { fields, place };
        } catch (error) {
          reportUnexpected(error);
          return null;
        }
      },
      close() {
        cancelRequest();
        set({ suggestions: [] });
      },
    };
  });

  return { ...store, connect: () => cancelRequest };
}

/** Suggestions for the address that the customer is typing in the address form. */
export const useAddressSuggestions = createStoreHook((stores) =>
  stores.getOrCreateStore(createSuggestionsStore),
);
