/**
 * Online payments for orders and for wallet packages. A provider (Stripe, or the sandbox in sandbox.ts) takes the money
 * and reports by webhook. The database stores the requested payments and the reported events (repo/payment).
 */

import type { WireTransaction } from '../../../../src/api/contract/payment-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import type { Db } from '../../db/open-database.ts';
import type { StoredOrder } from '../../repo/orders/orders-repo.ts';
import {
  claimStatusCheck,
  findPaymentById,
  findPaymentByRef,
  findPendingPayment,
  insertPackagePayment,
  type PaymentRow,
} from '../../repo/payment/payments-repo.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { getOrderType } from '../orders/order-wire.ts';
import { getTimezone } from '../schedule/opening.ts';
import { createInvalidFieldRefusal, createNotFoundRefusal } from '../shared/refusal.ts';
import { createPackagePayment, isPaymentId, type PaymentTerms } from './new-payment.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { requireChargeable } from './order-amount-due.ts';
import type { CreditPackage, OpenPackagePayment } from './package-payment.ts';
import { type PayRequest, payOrder, requireMethod } from './pay-order.ts';
import type { PaymentProvider, ProviderEvent, ProviderState } from './provider.ts';
import { startProviderTasks } from './provider-tasks.ts';
import { createRefundService } from './refund-service.ts';
import { settlePayment } from './settle-payment.ts';
import { toTransactionWire } from './transaction-wire.ts';
import { startUnpaidOrdersWorker } from './unpaid-orders.ts';

/** Minimum time between two status checks at the provider, however often customers poll. */
const MIN_STATUS_CHECK_MS = 3000;

interface PaymentDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
  readonly provider: PaymentProvider;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after the payment of an order has changed. */
  readonly notifyChange: (orderId: string) => void;
  readonly creditPackage: CreditPackage;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/** A payment after the customer has returned from the payment page. */
export interface FinishedPayment {
  readonly transaction: WireTransaction;
  readonly business: Business;
  readonly returnUrl: string | null;
  readonly locale: string;
}

export type Payments = ReturnType<typeof createPaymentService>;

/** Opens, follows, settles and refunds online payments with one provider. */
export function createPaymentService({
  db,
  catalogue,
  provider,
  now,
  notifyChange,
  creditPackage,
  intervalMs,
  log,
}: PaymentDeps) {
  const terms: PaymentTerms = { provider: provider.name, pageLifetimeMs: provider.pageLifetimeMs };
  const pageDeps = { db, provider, catalogue };

  const settle = async (
    payment: PaymentRow,
    state: ProviderState,
    options: { readonly willCancelOrder?: boolean; readonly event?: ProviderEvent } = {},
  ): Promise<void> => {
    const isChanged = await settlePayment(db, payment, {
      state,
      at: new Date(now()),
      creditPackage,
      ...options,
    });
    if (!isChanged) return;
    providerTasks.wake();
    if (payment.orderId) notifyChange(payment.orderId);
  };
  const providerTasks = startProviderTasks({ db, provider, settle, notifyChange, intervalMs, log });
  const refunds = createRefundService({ db, provider, now, notifyChange, intervalMs, log });
  const unpaidOrdersWorker = startUnpaidOrdersWorker({
    db,
    provider,
    now,
    intervalMs,
    log,
    settle: (payment, state, willCancelOrder) => settle(payment, state, { willCancelOrder }),
    notifyChange(orderId) {
      providerTasks.wake();
      notifyChange(orderId);
    },
  });

  const toWire = async (payment: PaymentRow): Promise<WireTransaction> =>
    toTransactionWire(payment, getTimezone(await catalogue.getBusiness(payment.referenceId)));

  /** Requests a payment's state from the provider and settles it. Without a response, the payment does not change. */
  const syncWithProvider = async (
    payment: PaymentRow,
    loadState: (ref: string) => Promise<ProviderState>,
  ): Promise<PaymentRow> => {
    const { id, providerRef } = payment;
    if (!providerRef || payment.provider !== provider.name) return payment;
    const state = await loadState(providerRef).catch(() => null);
    if (!state) return payment;
    await settle(payment, state);
    return (await findPaymentById(db, id)) ?? payment;
  };

  /** Returns the current payment. Asks the provider for the status, in case the webhook is late. */
  const refreshPayment = async (payment: PaymentRow): Promise<PaymentRow> => {
    if (payment.status !== 'pending') return payment;
    const at = now();
    const isClaimed = await claimStatusCheck(
      db,
      payment.id,
      new Date(at),
      new Date(at - MIN_STATUS_CHECK_MS),
    );
    return isClaimed ? syncWithProvider(payment, provider.loadState) : payment;
  };

  const loadPayment = async (id: string): Promise<PaymentRow> => {
    const payment = isPaymentId(id) ? await findPaymentById(db, id) : null;
    if (!payment) throw createNotFoundRefusal('The payment');
    return payment;
  };

  const openForPackage: OpenPackagePayment = async (purchase) => {
    requireMethod(purchase.business, provider, purchase.paymentType, null);
    if (!isPaidOnline(purchase.paymentType))
      throw createInvalidFieldRefusal('payment_unavailable', 'payment_type', 'A package is paid online');
    const payment = await insertPackagePayment(db, createPackagePayment(purchase, terms, new Date(now())));
    return toWire(await openPaymentPage(pageDeps, payment, purchase.paymentOrigin.ownOrigin));
  };

  return {
    terms,

    /** Throws what `requireMethod` throws. */
    checkMethod: (business: Business, paymentType: number, orderType: OrderType) =>
      requireMethod(business, provider, paymentType, orderType),

    /** Opens the page of an order's payment and returns the payment. Null for an order that is paid on the spot. */
    async openForOrder({ row }: StoredOrder, ownOrigin: string): Promise<WireTransaction | null> {
      const payment = row.paymentId ? await findPaymentById(db, row.paymentId) : null;
      return payment && toWire(await openPaymentPage(pageDeps, payment, ownOrigin));
    },

    /**
     * Starts another payment for an order. Null when the order is now paid on the spot. Throws Refusal 409 `already_paid`,
     * `order_over` or `not_payable`, and 422 `payment_unavailable` or `key_reused`.
     */
    async pay({ row }: StoredOrder, request: PayRequest): Promise<WireTransaction | null> {
      const business = await catalogue.getBusiness(row.referenceId);
      requireMethod(business, provider, request.paymentType, getOrderType(row));
      requireChargeable(row, business, request.paymentType);
      const pendingPayment = await findPendingPayment(db, row.id);
      // Close the open page first. If somebody has already paid on that page, the order counts as paid.
      if (pendingPayment && pendingPayment.paymentType !== request.paymentType)
        await syncWithProvider(pendingPayment, provider.cancel);
      const payment = await payOrder({ db, terms, business, at: new Date(now()) }, row.id, request);
      providerTasks.wake();
      notifyChange(row.id);
      return payment && toWire(await openPaymentPage(pageDeps, payment, request.paymentOrigin.ownOrigin));
    },

    openForPackage,

    /**
     * Loads a payment by its id, and checks a pending payment with the provider. `orderId` is the order of the payment,
     * or null for a package. Throws Refusal 404.
     */
    async getTransaction(orderId: string | null, id: string): Promise<WireTransaction> {
      const payment = await loadPayment(id);
      if (payment.orderId !== orderId) throw createNotFoundRefusal('The payment');
      return toWire(await refreshPayment(payment));
    },

    /** Returns the customer who buys a package with this payment, or null if the payment is for an order. Throws Refusal 404. */
    async findBuyer(id: string): Promise<string | null> {
      return (await loadPayment(id)).customerId;
    },

    /**
     * Handles a customer's return from the provider's page, after paying or cancelling. May be called repeatedly. Throws Refusal 404.
     */
    async finishPayment(id: string, isCancelled: boolean): Promise<FinishedPayment> {
      const payment = await loadPayment(id);
      const mustClosePage = isCancelled && payment.status === 'pending';
      const currentPayment = await (mustClosePage
        ? syncWithProvider(payment, provider.cancel)
        : refreshPayment(payment));
      const { returnUrl, locale } = currentPayment;
      const business = await catalogue.getBusiness(currentPayment.referenceId);
      return {
        transaction: toTransactionWire(currentPayment, getTimezone(business)),
        business,
        returnUrl,
        locale,
      };
    },

    /** Processes a webhook once. Throws BadSignature, or Refusal 404 for another provider. */
    async receiveWebhook(name: string, headers: Headers, rawBody: string): Promise<void> {
      if (name !== provider.name) throw createNotFoundRefusal('The provider');
      const event = provider.readWebhook(headers, rawBody);
      if (!event) return;
      const payment = await findPaymentByRef(db, name, event.ref);
      // Ignore unknown payments, because other programs may use the same provider account.
      if (payment) await settle(payment, event.state, { event });
    },

    /** See `refundOrder` of the refund service. */
    refundOrder: refunds.refundOrder,

    /** Runs provider tasks immediately. Call this function after the status of an order has changed. */
    runProviderTasks: providerTasks.wake,

    close: async (): Promise<void> => {
      await Promise.all([providerTasks.close(), unpaidOrdersWorker.close(), refunds.close()]);
    },
  };
}
