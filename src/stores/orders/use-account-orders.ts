import { hookFor } from '../stores-context.tsx';
import { createAccountOrdersStore } from './account-orders-store.ts';

/** The orders of the account that is logged in: for screens that are not the first. */
export const useAccountOrders = hookFor((stores) => stores.late(createAccountOrdersStore));
