import { toAddress } from '../../api/mappers/map-address.ts';
import { toOptionalInstant } from '../../api/mappers/map-common.ts';
import { toGift } from '../../api/mappers/map-order.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import type { SentOrderDetails } from '../../domain/orders/sent-order.ts';
import type { SentOrder } from '../orders/orders-state.ts';
import { toOrderedContent } from './compare-order.ts';
import type { PendingOrder } from './order-request.ts';

/** Maps the request to details for the checkout. Throws RangeError for an unreadable time. */
function toDetails({ request, placeName }: PendingOrder): SentOrderDetails {
  const { address, car, gift } = request;
  return {
    orderType: request.selling_types,
    branchId: request.branch_id,
    placeName,
    isShipped: !!request.country_iso,
    address: address ? toAddress(address) : null,
    scheduledAt: toOptionalInstant(request.scheduled_at),
    name: request.name,
    phone: request.phone,
    dialCode: request.dial_code,
    car: typeof car === 'string' ? { ...NO_CAR, make: car } : (car ?? null),
    paymentType: request.payment_type,
    comment: request.comment,
    gift: gift ? toGift(gift) : null,
    couponCode: request.coupon_code ?? null,
  };
}

/** The stored order as the checkout shows it. An unreadable part is reported and becomes null. */
export function toSentOrder(order: PendingOrder, report: (error: unknown) => void): SentOrder {
  const readOrNull = <Part>(read: () => Part): Part | null => {
    try {
      return read();
    } catch (error) {
      report(error);
      return null;
    }
  };
  return {
    quote: readOrNull(() => order.quote && toQuote(order.quote)),
    details: readOrNull(() => toDetails(order)),
    content: toOrderedContent(order.request, order.cartContent),
  };
}
