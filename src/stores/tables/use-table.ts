import { hookFor } from '../stores-context.tsx';
import { createTableStore } from './table-store.ts';

/** Where the customer sits: for screens that come late. */
export const useTable = hookFor((stores) => stores.late(createTableStore));
