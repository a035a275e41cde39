import { expiredLocaleCookie } from '../../i18n/select-locale.ts';
import { writeCookie } from '../../lib/cookies.ts';
import { createOrdersStore } from '../../stores/orders/orders-store.ts';
import type { PaymentFlowStatus } from '../../stores/payment/payment-state.ts';
import { createOrderPayment, createPackagePayment } from '../../stores/payment/payment-store.ts';
import { createReservation } from '../../stores/reservation/reservation-store.ts';
import type { HostOptions } from '../app-config.ts';
import type { Services } from '../service-types.ts';
import { openFirstPath } from './create-app-history.ts';
import { startNextVisit } from './visit-id.ts';

/** Statuses in which the customer may still pay, or the payment may still arrive. */
const UNFINISHED_PAYMENT_STATUSES: readonly PaymentFlowStatus[] = [
  'opening',
  'leaving',
  'waiting',
  'closed',
  'blocked',
];

/** Creates a check whether an order or reservation is being sent, or a payment is in progress. */
export function createBusyCheck({ stores }: Pick<Services, 'stores'>) {
  const orders = stores.getOrCreateStore(createOrdersStore);
  const reservation = stores.getOrCreateStore(createReservation);
  const payments = [createOrderPayment, createPackagePayment].map((create) =>
    stores.getOrCreateStore(create),
  );
  const isBusy = (): boolean =>
    orders.getState().placement.status === 'placing' ||
    reservation.getState().submission.status === 'sending' ||
    payments.some((payment) => UNFINISHED_PAYMENT_STATUSES.includes(payment.getState().status));
  return {
    isBusy,
    /** Resolves when nothing is being sent or paid. */
    async waitUntilDone(): Promise<void> {
      while (isBusy()) {
        let unsubscribes: (() => void)[] = [];
        await new Promise<void>((resolve) => {
          unsubscribes = [orders, reservation, ...payments].map((store) => store.subscribe(() => resolve()));
        });
        for (const stop of unsubscribes) stop();
      }
    },
  };
}

/** Logs out and deletes everything that the app has stored. The caller must drop the stores in memory. */
export async function eraseVisit(services: Services, options: HostOptions): Promise<void> {
  const { stores, config } = services;
  await createBusyCheck(services).waitUntilDone();
  // Change the stores before the storage, so that the host page gets the events for the empty cart and the logout.
  stores.cart.getState().clear();
  stores.session.getState().logout();
  await Promise.resolve();
  services.eraseStorages();
  writeCookie(expiredLocaleCookie);
  startNextVisit();
  openFirstPath({ ...config, ...options });
}
