import { hookFor } from '../stores-context.tsx';
import { createAccountStore } from './account-store.ts';

/** Codes, account and verified phones: for screens that are not the first. */
export const useAccount = hookFor((stores) => stores.late(createAccountStore));
