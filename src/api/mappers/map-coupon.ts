import { type Currency, parseMoney } from '../../domain/money/money.ts';
import type { Coupon } from '../../domain/pricing/pricing-types.ts';
import type { WireCoupon } from '../contract/quote-contract.ts';

/** Maps a coupon's terms for pricing. Throws MoneyError if an amount has more decimals than `currency`. */
export function toCoupon(terms: WireCoupon, currency: Currency): Coupon {
  const { discount_type: type, discount_value: value } = terms;
  return {
    code: terms.code,
    kind: type === 'percent' ? { type, rate: String(value) } : { type, value: parseMoney(value, currency) },
    allMenu: terms.all_menu,
    itemIds: terms.item_ids,
    maxAllowedItems: terms.max_allowed_items ?? null,
    userType: terms.user_type,
    freeDelivery: terms.free_delivery,
    minimum: terms.minimum == null ? null : parseMoney(terms.minimum, currency),
  };
}
