import { hookFor } from '../stores-context.tsx';
import { createWalletStore } from './wallet-store.ts';

/** The wallet of whoever is logged in: for screens that are not the first. */
export const useWallet = hookFor((stores) => stores.late(createWalletStore));
