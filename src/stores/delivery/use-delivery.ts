import { hookFor } from '../stores-context.tsx';
import { createDeliveryStore } from './delivery-store.ts';

/** Where the delivery goes: for screens that come late. */
export const useDelivery = hookFor((stores) => stores.late(createDeliveryStore));
