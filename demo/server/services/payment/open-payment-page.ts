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
  readonly catalogue: Pick<Catalogue, 'business'>;
}

/**
 * Opens the page of a pending payment, once: asked again while the first has not been answered, the provider gives the same.
 * The payment as it is then; still without a page when the provider could not be reached, or has refused.
 */
export async function openPaymentPage(
  { db, provider, catalogue }: OpenDeps,
  payment: PaymentRow,
  ownOrigin: string,
): Promise<PaymentRow> {
  const { id, orderId, refusals } = payment;
  if (payment.status !== 'pending' || payment.providerRef || payment.provider !== provider.name)
    return payment;
  const business = await catalogue.business(payment.referenceId);
  const order = orderId ? await findOrderById(db, orderId) : null;
  const doneUrl = `${ownOrigin}/payments/done/${id}`;
  try {
    const page = await provider.open({
      key: `${id}.${refusals}`,
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
    // What was refused is answered the same again under the same key; what was not answered may have been done.
    const again = error instanceof ProviderRefused ? { refusals: refusals + 1 } : {};
    await updatePayment(db, id, { problem: toProblemText(error), ...again });
  }
  return (await findPaymentById(db, id)) ?? payment;
}
