/**
 * Pricing: computes the bill of a request with the same engine as the browser. Prices, discounts, taxes and coupons
 * come from the business file; the number of uses of a coupon comes from the database (repo/pricing).
 */

import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import type {
  CalcOrderRequest,
  Quote,
  QuotedCoupon,
  WireTip,
} from '../../../../src/api/contract/quote-contract.ts';
import { toWireQuote } from '../../../../src/api/contract/to-wire-quote.ts';
import { toTip } from '../../../../src/api/mappers/map-tip.ts';
import { toCartLine } from '../../../../src/api/mappers/order-lines.ts';
import {
  createAvailabilityEvaluator,
  getPartAvailability,
} from '../../../../src/domain/availability/visible-menu.ts';
import { getFeeTerms, getTipOffer } from '../../../../src/domain/business/selling.ts';
import type { Currency, Money } from '../../../../src/domain/money/money.ts';
import { getRoundingSteps } from '../../../../src/domain/payment/payment-steps.ts';
import { priceCart } from '../../../../src/domain/pricing/cart-price.ts';
import type { Bill } from '../../../../src/domain/pricing/pricing-types.ts';
import { isTipAccepted, type Tip } from '../../../../src/domain/pricing/tip.ts';
import type { Customer } from '../account/identity.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import {
  type Destination,
  getDeliveryCharge,
  getMinimumOrder,
  resolveDestination,
} from '../delivery/delivery-service.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getBranchTime, getOrderTypeSettings, isOrderTypeOffered } from '../schedule/opening.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';
import { type RequestedCoupon, toQuotedCoupon } from './coupon-service.ts';

type RequestToPrice = Pick<
  CalcOrderRequest,
  'selling_types' | 'order_lines' | 'zone_id' | 'country_iso' | 'reservation' | 'payment_type' | 'tip'
> &
  Pick<Partial<OrderRequest>, 'address'>;

interface PricingInput {
  /** Epoch ms. */
  readonly at: number;
  readonly requestedCoupon: RequestedCoupon | null;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** The wallet's available balance. Null if the customer does not use the wallet. */
  readonly wallet: Money | null;
}

export interface PricedRequest {
  readonly bill: Bill;
  readonly quote: Quote;
  readonly coupon: QuotedCoupon | null;
  readonly destination: Destination;
  /** The minimum subtotal of this order. */
  readonly minimum: Money;
}

const createUnavailableRefusal = (message: string, fieldMessage: string): Refusal =>
  new Refusal(422, 'selling_type_unavailable', message, { fields: { selling_types: fieldMessage } });

function requireOrderType(
  business: Business,
  branch: FileBranch,
  { selling_types: type, reservation }: RequestToPrice,
): void {
  if (reservation) {
    const { type: reservationType, enabled } = business.response.restaurant.reservation ?? {};
    // Only reservations of type 2 have pre-orders.
    if (!enabled || reservationType !== 2 || type !== 'dine_in')
      throw createUnavailableRefusal(
        'This business does not accept orders with reservations',
        'not offered with a reservation',
      );
    return;
  }
  if (!getOrderTypeSettings(business, type))
    throw createUnavailableRefusal(
      'This business does not offer that order type',
      'not offered by this business',
    );
  if (!isOrderTypeOffered(business, type, branch))
    throw createUnavailableRefusal('This branch does not offer pickup', 'not offered by this branch');
}

/** The tip of a request. Null without a tip. Throws Refusal 422 when the business does not offer this tip. */
function readOfferedTip(
  business: Business,
  { tip: wireTip, selling_types, reservation }: RequestToPrice,
): Tip | null {
  if (!wireTip) return null;
  const { selling, currency, response } = business;
  const { hide_price: hidesPrices } = response.restaurant;
  const offer = reservation ? null : getTipOffer({ selling, hidesPrices }, selling_types);
  const tip = readTip(wireTip, currency);
  if (tip && isTipAccepted(offer, tip)) return tip;
  const message = offer
    ? 'This tip is not offered. Choose one of the offered tips.'
    : 'This business takes no tips for such orders.';
  throw createInvalidFieldRefusal('tip_not_offered', 'tip', message);
}

/** Reads a tip. Null for an amount with more decimals than the currency has. */
function readTip(wireTip: WireTip, currency: Currency): Tip | null {
  try {
    return toTip(wireTip, currency);
  } catch {
    return null;
  }
}

/**
 * Prices an order with the branch's menu at an instant (epoch ms). Ignores the request's prices and an unusable coupon.
 * Throws Refusal 422 for an order type, a destination or a tip that is not offered, and 409 `line_problems` when a line
 * cannot be sold as chosen, with the quote of the remaining lines.
 */
export function priceRequest(
  business: Business,
  branch: FileBranch,
  request: RequestToPrice,
  { at, requestedCoupon, customer, wallet }: PricingInput,
): PricedRequest {
  const type = request.selling_types;
  requireOrderType(business, branch, request);
  const destination = resolveDestination(business, branch, request);
  const kind = request.reservation ? 'reservation' : type;
  const now = getBranchTime(business, branch, kind, at);
  const { getMenu, getVisibleItems } = business.getBranchMenu(branch);
  const items = getVisibleItems();
  const evaluate = createAvailabilityEvaluator(getMenu(), { kind, now });
  const usableCoupon = requestedCoupon?.unusableReason === null ? requestedCoupon.coupon : null;
  const bill = priceCart({
    currency: business.currency,
    itemType: kind,
    branchId: toWireId(business.referenceId, branch.id),
    lines: request.order_lines.map((line, index) => toCartLine(line, String(index))),
    findItem: (id) => items.get(id),
    isServed: (item) => evaluate(item) === 'now',
    isPartServed: (part) => getPartAvailability(part, now) === 'now',
    discounts: business.discounts[type],
    exclusiveTaxes: business.exclusiveTaxes,
    coupon: usableCoupon,
    customer: customer ? 'authenticated' : 'guest',
    deliveryFee: getDeliveryCharge(business, destination),
    ...getFeeTerms(business, type),
    tip: readOfferedTip(business, request),
    walletBalance: wallet,
    ...getRoundingSteps(business.paymentSteps, request.payment_type),
  });
  const quote = toWireQuote(bill, usableCoupon?.code);
  const coupon = toQuotedCoupon(requestedCoupon, bill.couponOutcome);
  if (bill.problems.length)
    throw new Refusal(409, 'line_problems', 'Some items can no longer be ordered as chosen', {
      fields: Object.fromEntries(
        bill.problems.map(({ line, reason }) => [`order_lines.${line.key}`, reason]),
      ),
      quote,
      coupon,
    });
  return { bill, quote, coupon, destination, minimum: getMinimumOrder(business, type, destination) };
}
