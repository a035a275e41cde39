import type { WireOrder, WireOrderTable } from '../../../../src/api/contract/order-contract.ts';
import type { OrderRequest, WireGift } from '../../../../src/api/contract/order-request-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Money } from '../../../../src/domain/money/money.ts';
import {
  computeAnswerDeadline,
  DEFAULT_ANSWER_MINUTES,
} from '../../../../src/domain/orders/answer-deadline.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { type Car, NO_CAR } from '../../../../src/domain/orders/pickup-car.ts';
import { computePromisedTime } from '../../../../src/domain/orders/promised-time.ts';
import type { Bill, Coupon } from '../../../../src/domain/pricing/pricing-types.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { computeDelayedStart, type Rush } from '../../../../src/domain/schedule/rush.ts';
import { measureCart } from '../../../../src/domain/schedule/slot-capacity.ts';
import type { NewOrder } from '../../repo/orders/orders-repo.ts';
import type { Redemption } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { PlaceOwner } from '../../repo/schedule/place-owners-repo.ts';
import type { SlotClaim } from '../../repo/schedule/slot-places-repo.ts';
import type { WalletPart } from '../../repo/wallet/wallet-repo.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import { checkDelivery, type Delivery } from '../delivery/check-address.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { RequestedCoupon } from '../pricing/coupon-service.ts';
import { priceRequest } from '../pricing/price-request.ts';
import { toBranchSlot } from '../schedule/offered-slots.ts';
import { computeStartOfWork, findBusinessDayAfterMidnight } from '../schedule/opening.ts';
import { requireTable } from '../tables/table-service.ts';
import { toWalletPart } from '../wallet/wallet-spending.ts';
import { requireAmounts } from './check-order.ts';
import { countDishes } from './measure-request.ts';

interface OrderDraft {
  readonly order: Omit<NewOrder, 'id' | 'number' | 'idempotencyKey' | 'requestHash'>;
  /** The coupon that the order uses. Null without a coupon, and for a coupon without effect, which remains usable. */
  readonly redemption: Redemption | null;
  /** Set for a scheduled order. */
  readonly slotClaim: SlotClaim | null;
  readonly wallet: WalletPart | null;
}

interface DraftInput {
  /** Epoch ms. */
  readonly now: number;
  readonly phone: CheckedPhone;
  /** The slot of a scheduled order. Null for an order as soon as possible. */
  readonly slot: Span | null;
  readonly rush: Rush;
  /** The id under which the customer holds a place in the slot. Null without a hold. */
  readonly holdId: string | null;
  /** The owner of the place in the slot, for the place limits. */
  readonly owner: PlaceOwner;
  readonly requestedCoupon: RequestedCoupon | null;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** The wallet's available balance. Null if the customer does not use the wallet. */
  readonly wallet: Money | null;
  /** Set for a reservation's pre-order: the table. Such an order takes no place in a slot. */
  readonly preorder?: { readonly table: WireOrderTable | null } | undefined;
}

/** Checks a request against the business at `now` and builds the order's row. Throws Refusal 409 or 422. */
export function draftOrder(
  business: Business,
  branch: FileBranch,
  request: OrderRequest,
  { now, phone, slot, rush, holdId, owner, requestedCoupon, customer, wallet, preorder }: DraftInput,
): OrderDraft {
  const pricedRequest = priceRequest(business, branch, request, {
    at: slot?.from ?? now,
    requestedCoupon,
    customer,
    wallet,
  });
  const deliveryPart = checkDelivery(business, pricedRequest.destination, request);
  requireAmounts(business, request, pricedRequest);
  const { bill, quote } = pricedRequest;
  const promisedAtMs = slot?.from ?? computePromisedAt(business, branch, { bill, deliveryPart, now, rush });
  const prepareAt = slot && new Date(computePreparationStart(branch, { bill, deliveryPart, slot }));
  const appliedCoupon =
    requestedCoupon?.unusableReason === null && bill.couponOutcome === 'applied' ? requestedCoupon : null;
  const { referenceId } = business;
  return {
    order: {
      referenceId,
      branchId: request.branch_id,
      status: slot ? orderStatus.scheduled : orderStatus.pending,
      sellingType: request.selling_types,
      paymentType: request.payment_type,
      customerId: customer?.id ?? null,
      customerName: request.name,
      ...phone,
      car: toCar(request.car),
      comment: request.comment,
      notes: request.notes,
      couponCode: appliedCoupon?.code ?? null,
      gift: request.gift ? toGift(request.gift) : null,
      address: deliveryPart?.address ?? null,
      delivery: deliveryPart?.delivery ?? null,
      ...toAmounts(bill, quote),
      branch: toBranchSnapshot(business, branch),
      placedAt: new Date(now),
      promisedAt: promisedAtMs === null ? null : new Date(promisedAtMs),
      scheduledAt: slot && new Date(slot.from),
      scheduledTo: slot && new Date(slot.to),
      prepareAt,
      ...(preorder
        ? { table: preorder.table, businessDay: null, answerBy: null }
        : {
            table: requireTable(branch, request),
            businessDay: findBusinessDayAfterMidnight(business, branch, request.selling_types, now),
            answerBy: computeAnswerBy(business, branch, request.selling_types, {
              deliveryPart,
              now,
              prepareAt,
            }),
          }),
    },
    redemption:
      appliedCoupon && hasEffect(appliedCoupon.coupon, bill, request)
        ? {
            referenceId,
            code: appliedCoupon.code,
            limits: appliedCoupon.limits,
            ...appliedCoupon.user,
          }
        : null,
    slotClaim: toSlotClaim({ business, branch }, request, bill, { slot, holdId, owner, preorder }),
    wallet: toWalletPart(customer, bill, request.payment_type),
  };
}

const toSlotClaim = (
  context: { readonly business: Business; readonly branch: FileBranch },
  { selling_types, order_lines }: OrderRequest,
  bill: Bill,
  { slot, holdId, owner, preorder }: Pick<DraftInput, 'slot' | 'holdId' | 'owner' | 'preorder'>,
): SlotClaim | null =>
  slot && !preorder
    ? {
        slot: toBranchSlot(context, selling_types, slot),
        size: measureCart(countDishes(order_lines), bill),
        holdId,
        owner,
      }
    : null;

const hasEffect = ({ freeDelivery }: Coupon, { coupon }: Bill, request: OrderRequest): boolean =>
  coupon.minor > 0 || (freeDelivery && request.selling_types === 'delivery');

/**
 * When an immediate order is ready or delivered (epoch ms). Null for a parcel, and for a delivery if the branch does
 * not open again. A closed branch may accept delivery orders, and starts them when it opens.
 */
function computePromisedAt(
  business: Business,
  branch: FileBranch,
  { bill, deliveryPart, now, rush }: { bill: Bill; deliveryPart: Delivery | null; now: number; rush: Rush },
): number | null {
  const preparation = { branchMinutes: branch.preparation_minutes, lines: bill.lines };
  if (!deliveryPart)
    return computePromisedTime({
      ...preparation,
      startsAt: computeDelayedStart(rush, now),
      deliveryMinutes: null,
    });
  const { minutes: deliveryMinutes } = deliveryPart.delivery;
  const startsAt = computeStartOfWork(business, branch, 'delivery', now);
  return deliveryMinutes == null || startsAt === null
    ? null
    : computePromisedTime({ ...preparation, startsAt: computeDelayedStart(rush, startsAt), deliveryMinutes });
}

/**
 * When an unanswered order ends or is accepted automatically. Null for a parcel, because its customer is not waiting.
 * Also null if the branch does not open again.
 */
function computeAnswerBy(
  business: Business,
  branch: FileBranch,
  type: OrderType,
  { deliveryPart, now, prepareAt }: { deliveryPart: Delivery | null; now: number; prepareAt: Date | null },
): Date | null {
  if (deliveryPart?.delivery.country) return null;
  const deadline = computeAnswerDeadline({
    placedAt: now,
    prepareAt: prepareAt?.getTime() ?? null,
    findOpenTime: (at) => computeStartOfWork(business, branch, type, at),
    minutes: business.file.settings.unanswered_orders?.minutes ?? DEFAULT_ANSWER_MINUTES,
  });
  return deadline === null ? null : new Date(deadline);
}

/** Older clients send the car as a single text. Null for an empty car. */
function toCar(requestedCar: OrderRequest['car']): Car | null {
  const car = typeof requestedCar === 'string' ? { ...NO_CAR, make: requestedCar.trim() } : requestedCar;
  return car && Object.values(car).some(Boolean) ? car : null;
}

/** When to start preparing a scheduled order (epoch ms), so that it is ready or delivered at the start of its slot. */
function computePreparationStart(
  branch: FileBranch,
  { bill, deliveryPart, slot }: { bill: Bill; deliveryPart: Delivery | null; slot: Span },
): number {
  const preparation = { branchMinutes: branch.preparation_minutes, lines: bill.lines };
  const deliveryMinutes = deliveryPart?.delivery.minutes ?? null;
  return slot.from - computePromisedTime({ ...preparation, startsAt: 0, deliveryMinutes });
}

const toGift = ({ message, to_name, hide_prices }: WireGift): WireGift => ({
  message,
  to_name: to_name || null,
  hide_prices,
});

const toAmounts = (bill: Bill, quote: Quote) => ({
  currency: bill.currency.code,
  currencyDigits: bill.currency.digits,
  subtotal: bill.subtotal.minor,
  total: bill.total.minor,
  due: bill.due.minor,
  quote,
});

/** The branch at the time of the order. Its name may change later. */
export const toBranchSnapshot = (business: Business, branch: FileBranch): WireOrder['branch'] => ({
  id: toWireId(business.referenceId, branch.id),
  name: branch.name,
  ...(branch.address && { address: branch.address }),
  phone: branch.phone ?? business.response.restaurant.phone ?? null,
  lat: branch.lat ?? null,
  lng: branch.lng ?? null,
});
