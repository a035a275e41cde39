import { hookFor } from '../stores-context.tsx';
import { createOrderPayment, createPackagePayment } from './payment-store.ts';

/** Paying for an order, and for a package of the wallet: for screens that are not the first. */
export const useOrderPayment = hookFor((stores) => stores.late(createOrderPayment));
export const usePackagePayment = hookFor((stores) => stores.late(createPackagePayment));
