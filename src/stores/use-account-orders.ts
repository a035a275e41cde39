import { createAccountOrdersStore } from './account-orders-store.ts';
import { hookFor } from './context.tsx';

/** The orders of the account that is logged in: for screens that are not the first. */
export const useAccountOrders = hookFor((stores) => stores.late(createAccountOrdersStore));
