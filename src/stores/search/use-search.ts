import { hookFor } from '../stores-context.tsx';
import { createSearchStore } from './search-store.ts';

/** What the customer searches for: for the search's screen. */
export const useSearch = hookFor((stores) => stores.late(createSearchStore));
