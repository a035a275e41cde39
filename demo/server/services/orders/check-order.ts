import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { compare, type Money, parseMoney } from '../../../../src/domain/money/money.ts';
import { isPayableOnline } from '../../../../src/domain/payment/payment-steps.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import { computeMinimumProgress } from '../../../../src/domain/pricing/minimum-order.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { PricedRequest } from '../pricing/price-request.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';

/**
 * If the order is a gift or an order at the table, checks that the business accepts such orders. Refuses reservations,
 * which have their own call. Throws Refusal 422.
 */
export function requireAcceptedOrderKind(business: Business, request: OrderRequest): void {
  if (request.reservation)
    throw createInvalidFieldRefusal(
      'reservation_elsewhere',
      'reservation',
      'Reservations have their own call',
    );
  const { checkoutDineIn, send_gift, enable_gift } = business.response.restaurant;
  if (request.gift && !(enable_gift || (send_gift && request.selling_types === 'delivery')))
    throw createInvalidFieldRefusal('gift_unavailable', 'gift', 'This business does not accept gift orders');
  if (request.selling_types === 'dine_in' && checkoutDineIn?.cart === false)
    throw createInvalidFieldRefusal(
      'selling_type_unavailable',
      'selling_types',
      'The staff take the orders at the tables',
    );
}

/**
 * Checks that the order reaches the minimum, that the total and the wallet's part are up to date, and that the provider
 * accepts the amount due online. Throws Refusal 422 `below_minimum` or `payment_unavailable`, and 409 `stale_total`.
 */
export function requireAmounts(
  { paymentSteps }: Pick<Business, 'paymentSteps'>,
  request: OrderRequest,
  { bill, quote, coupon, minimum }: PricedRequest,
): void {
  const { missingAmount } = computeMinimumProgress(bill.subtotal, minimum);
  if (missingAmount.minor > 0)
    throw new Refusal(422, 'below_minimum', 'The order is below the minimum', {
      fields: { order_lines: 'below the minimum order' },
      minimum: toDecimal(minimum),
      missing: toDecimal(missingAmount),
      quote,
      coupon,
    });
  const { total, wallet_amount: walletAmount } = request;
  if (!isSameAmount(total, bill.total) || (walletAmount != null && !isSameAmount(walletAmount, bill.wallet)))
    throw new Refusal(409, 'stale_total', 'The price has changed', { quote, coupon });
  if (isPaidOnline(request.payment_type) && !isPayableOnline(bill.due, paymentSteps))
    throw createInvalidFieldRefusal(
      'payment_unavailable',
      'payment_type',
      'The payment provider cannot charge this amount',
    );
}

function isSameAmount(requestedAmount: number, amount: Money): boolean {
  try {
    return compare(parseMoney(requestedAmount, amount.currency), amount) === 0;
  } catch {
    return false;
  }
}
