import { hookFor } from '../stores-context.tsx';
import { createSuggestionsStore } from './suggestions-store.ts';

/** Suggestions for a typed address: for the address form. */
export const useSuggestions = hookFor((stores) => stores.late(createSuggestionsStore));
