import { hookFor } from '../stores-context.tsx';
import { createOrdersStore } from './orders-store.ts';

/** The customer's orders: for screens that are not the first. */
export const useOrders = hookFor((stores) => stores.late(createOrdersStore));
