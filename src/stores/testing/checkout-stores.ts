import { wireOrder } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from './test-stores.ts';

export const PENDING_ORDER_KEY = 'order-app:demo:pending-order';
export const buildRefusalBody = (code: string, extraFields: object = {}) => ({
  error: 1,
  code,
  message: `no: ${code}`,
  ...extraFields,
});

/** Stores of a customer at the checkout with two lattes. */
export async function openCheckout(...args: Parameters<typeof createTestStores>) {
  const stores = createTestStores({ 'webapp/order': { body: { order: wireOrder() } }, ...args[0] }, args[1]);
  await stores.business.getState().load();
  stores.cart.getState().add(buildItemChoice('latte', 2));
  stores.cart.getState().setDetails({
    name: 'Noor',
    phone: '55512345',
    dialCode: '+965',
    car: { make: 'Yaris', color: 'red', plate: '' },
    comment: 'quick',
  });
  const listSentOrders = () => stores.listRequestsTo('webapp/order');
  return { ...stores, listSentOrders };
}
