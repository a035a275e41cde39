import { paymentMethods } from '../../domain/payment/payment-methods.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { StoreDeps } from '../store-deps.ts';

/**
 * Methods that this app does not know are left out wherever one chooses: somebody has to hear of them. Returns the way to
 * stop.
 */
export function reportUnknownMethods({ reporter }: StoreDeps, business: BusinessStore): () => void {
  let reported = '';
  const look = () => {
    const { unknown } = paymentMethods(business.getState().business?.payment_methods ?? []);
    if (!unknown.length || reported === `${unknown}`) return;
    reported = `${unknown}`;
    reporter.report(new Error(`Unknown payment methods: ${unknown}`), { part: 'payment' });
  };
  look();
  return business.subscribe(look);
}
