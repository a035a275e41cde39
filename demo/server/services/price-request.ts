import { toCartLine } from '../../../src/api/order-lines.ts';
import { toWireQuote } from '../../../src/api/quote.ts';
import type { Quote, WireOrderLine } from '../../../src/api/schemas/order.ts';
import { servingIn } from '../../../src/domain/availability/visible.ts';
import type { SellingType } from '../../../src/domain/menu/types.ts';
import { fromDecimal, zero } from '../../../src/domain/money/money.ts';
import { priceCart } from '../../../src/domain/pricing/price.ts';
import type { Bill, Coupon } from '../../../src/domain/pricing/types.ts';
import { zonedNow } from '../../../src/domain/schedule/zoned.ts';
import type { FileBranch } from './business-file.ts';
import type { Business } from './catalogue.ts';
import { sellingSettings, timezoneOf } from './opening.ts';
import { Refusal } from './refusal.ts';

interface PriceRequest {
  readonly selling_types: SellingType;
  readonly order_lines: readonly WireOrderLine[];
  readonly coupon_code?: string | null | undefined;
}

/** The coupon a customer typed. Throws Refusal 422 when the business has none of that code. */
function couponOf(business: Business, code: string | null | undefined): Coupon | null {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return null;
  const found = business.file.coupons.find((coupon) => coupon.code === wanted);
  if (!found || !business.response.restaurant.coupon)
    throw new Refusal(422, 'coupon_unknown', 'There is no such coupon', {
      fields: { coupon_code: 'There is no such coupon' },
    });
  return {
    code: found.code,
    kind:
      found.discount_type === 'percent'
        ? { type: 'percent', rate: String(found.discount_value) }
        : { type: 'fixed', value: fromDecimal(found.discount_value, business.currency) },
    allMenu: found.all_menu,
    itemIds: found.item_ids ?? [],
    maxAllowedItems: found.max_allowed_items ?? null,
    userType: found.user_type ?? 'all',
    freeDelivery: found.free_delivery ?? false,
    minimum: null,
  };
}

/**
 * Prices an order against the branch's menu as it is at an instant (epoch ms), with the engine the browser uses. No price that came
 * with the request is looked at. Throws Refusal: 422 for a way of selling the business does not offer or an unknown
 * coupon, 409 `line_problems` when a line cannot be sold as chosen, with the quote of the rest.
 */
export function priceRequest(
  business: Business,
  branch: FileBranch,
  request: PriceRequest,
  at: number,
): { bill: Bill; quote: Quote } {
  const type = request.selling_types;
  if (!sellingSettings(business, type))
    throw new Refusal(422, 'selling_type_unavailable', 'This business does not sell that way', {
      fields: { selling_types: 'not offered by this business' },
    });
  const now = zonedNow(at, timezoneOf(business));
  const { menu, shown } = business.menuOf(branch);
  const items = shown();
  const serving = servingIn(menu(), { kind: type, now });
  const bill = priceCart({
    currency: business.currency,
    sellingType: type,
    lines: request.order_lines.map((line, index) => toCartLine(line, String(index))),
    itemById: (id) => items.get(id),
    isServed: (item) => serving(item) === 'now',
    discounts: business.discounts[type],
    exclusiveTaxes: business.exclusiveTaxes,
    coupon: couponOf(business, request.coupon_code),
    customer: 'guest',
    deliveryFee: zero(business.currency),
    walletBalance: null,
  });
  const quote = toWireQuote(bill);
  if (bill.problems.length)
    throw new Refusal(409, 'line_problems', 'Some of the order can no longer be had as chosen', {
      fields: Object.fromEntries(
        bill.problems.map(({ line, reason }) => [`order_lines.${line.key}`, reason]),
      ),
      quote,
    });
  return { bill, quote };
}
