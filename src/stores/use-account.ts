import { createAccountStore } from './account-store.ts';
import { hookFor } from './context.tsx';

/** Codes, account and verified phones: for screens that are not the first. */
export const useAccount = hookFor((stores) => stores.late(createAccountStore));
