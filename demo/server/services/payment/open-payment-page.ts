import type { Db } from '../../db/open-database.ts';
import { findOrderById } from '../../repo/orders/orders-repo.ts';
import {
  findPaymentById,
  type PaymentRow,
  saveOpenedPage,
  updatePayment,
} from '../../repo/payment/payments-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { type PaymentProvider, ProviderRefused } from './provider.ts';

const MAX_PROBLEM_LENGTH = 300;
export const toProblemText = (error: unknown): string =>
  `${error instanceof Error ? error.message : error}`.slice(0, MAX_PROBLEM_LENGTH);

interface OpenDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
}

/**
 * Opens the provider's page of a pending payment once. Concurrent calls get the same page, because they send the same
 * key. Returns the current payment, which has no page if the provider did not respond or refused.
 */
export async function openPaymentPage(
  { db, provider, catalogue }: OpenDeps,
  payment: PaymentRow,
  ownOrigin: string,
): Promise<PaymentRow> {
  const { id, orderId, refusals: refusalCount } = payment;
  if (payment.status !== 'pending' || payment.providerRef || payment.provider !== provider.name)
    return payment;
  const business = await catalogue.getBusiness(payment.referenceId);
  const order = orderId ? await findOrderById(db, orderId) : null;
  const doneUrl = `${ownOrigin}/payments/done/${id}`;
  try {
    const page = await provider.open({
      key: `${id}.${refusalCount}`,
      paymentType: payment.paymentType,
      amount: payment.amount,
      currency: payment.currency,
      digits: payment.currencyDigits,
      shop: business.response.restaurant.business_name,
      title: order?.row.number ?? '',
      locale: payment.locale,
      expiresAt: payment.expiresAt,
      doneUrl,
      cancelUrl: `${doneUrl}?cancelled=1`,
    });
    await saveOpenedPage(db, id, page);
  } catch (error) {
    // The provider repeats a refusal for the same key, so the next attempt needs another key. Without a response the
    // key must stay, because the page may exist.
    const refusalChange = error instanceof ProviderRefused ? { refusals: refusalCount + 1 } : {};
    await updatePayment(db, id, { problem: toProblemText(error), ...refusalChange });
  }
  return (await findPaymentById(db, id)) ?? payment;
}
