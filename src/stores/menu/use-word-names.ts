import { hookFor } from '../stores-context.tsx';
import { createWordNamesStore } from './word-names-store.ts';

/** What the business calls its words: for screens that show them. */
export const useWordNames = hookFor((stores) => stores.late(createWordNamesStore));
