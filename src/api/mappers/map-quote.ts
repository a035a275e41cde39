import { type Currency, createCurrency, type Money, parseMoney } from '../../domain/money/money.ts';
import type { Quote, QuoteLine, QuoteTax } from '../../domain/pricing/quote.ts';
import type { CouponRefusalReason, QuotedCoupon } from '../../domain/pricing/quoted-coupon.ts';
import { staleTotalBody } from '../contract/order-contract.ts';
import type {
  ShownQuote,
  QuoteLine as WireLine,
  QuotedCoupon as WireQuotedCoupon,
} from '../contract/quote-contract.ts';
import { toCoupon } from './map-coupon.ts';

type Read = (decimal: number) => Money;

const toLine = (wire: WireLine, read: Read): QuoteLine => ({
  itemId: wire.item_id,
  name: wire.name,
  quantity: wire.quantity,
  priceLabel: wire.price_label ?? null,
  modifiers: wire.modifiers.map(({ id, locales: name, quantity, included = 0, price, ...modifier }) => ({
    ...{ id, name, quantity, includedQuantity: included, partItemId: modifier.part_item_id ?? null },
    price: read(price),
  })),
  note: wire.comment,
  unitPrice: read(wire.unit_price),
  discountedPrice: read(wire.discounted_price),
  discountId: wire.discount_id ?? null,
  modifiersPrice: read(wire.modifiers_price),
  total: read(wire.total_price),
  netPrice: read(wire.net_price ?? wire.price_after_coupon ?? wire.total_price),
  couponDiscount: read(wire.coupon_discount_amount ?? 0),
  deposit: read(wire.deposit ?? 0),
  couponUnits: wire.coupon_discount_count ?? wire.quantity,
});

const toTax = (wire: ShownQuote['inclusive_taxes'][number], read: Read): QuoteTax => ({
  taxId: wire.taxId,
  taxName: wire.taxName,
  rate: String(wire.rate),
  netValue: wire.netValue === undefined ? null : read(wire.netValue),
  totalTaxValue: read(wire.totalTaxValue),
});

/** Maps a quote in its own currency. Throws MoneyError if an amount has more decimals than that currency. */
export function toQuote(wire: ShownQuote): Quote {
  const currency = createCurrency(wire.currency, wire.currency_digits);
  const read: Read = (decimal) => parseMoney(decimal, currency);
  return {
    currency,
    lines: wire.lines.map((line) => toLine(line, read)),
    subtotal: read(wire.subtotal),
    netSubtotal: read(wire.net_subtotal),
    discount: read(wire.discount),
    coupon: read(wire.coupon),
    couponCode: wire.coupon_code ?? null,
    inclusiveTaxes: wire.inclusive_taxes.map((tax) => toTax(tax, read)),
    exclusiveTaxes: wire.exclusive_taxes.map((tax) => toTax(tax, read)),
    deposits: read(wire.deposits ?? 0),
    deliveryFee: read(wire.delivery_fee),
    fees: (wire.fees ?? []).map((fee) => ({ ...fee, amount: read(fee.amount) })),
    tip: read(wire.tip ?? 0),
    rounding: read(wire.rounding),
    total: read(wire.total),
    wallet: read(wire.wallet),
    cashRounding: read(wire.cash_rounding ?? 0),
    onlineRounding: read(wire.online_rounding ?? 0),
    due: read(wire.due),
  };
}

const REFUSALS: readonly CouponRefusalReason[] = ['unknown', 'expired', 'not_started', 'used_up', 'disabled'];

/**
 * Maps the server's outcome of a coupon. A coupon with more decimals than `currency` cannot be priced, so it is
 * reported and treated as disabled.
 */
export function toQuotedCoupon(
  { code, outcome, terms }: WireQuotedCoupon,
  currency: Currency,
  report: (error: unknown) => void,
): QuotedCoupon {
  if (!terms)
    return { code, terms: null, reason: REFUSALS.find((reason) => reason === outcome) ?? 'unknown' };
  try {
    return { code, terms: toCoupon(terms, currency), reason: null };
  } catch (error) {
    report(error);
    return { code, terms: null, reason: 'disabled' };
  }
}

/** The server's quote for a cart, and the outcome of its coupon. */
export interface QuoteResponse {
  readonly quote: Quote;
  readonly coupon: QuotedCoupon | null;
}

/** Maps a quote response. `currency` is the business's; if it is null, the coupon is in the quote's currency. */
export const toQuoteResponse = (
  wire: { readonly quote: ShownQuote; readonly coupon?: WireQuotedCoupon | null | undefined },
  currency: Currency | null,
  report: (error: unknown) => void,
): QuoteResponse => {
  const quote = toQuote(wire.quote);
  return {
    quote,
    coupon: wire.coupon ? toQuotedCoupon(wire.coupon, currency ?? quote.currency, report) : null,
  };
};

/** The new quote in a `stale_total` error; null for any other error body, or if the quote is unreadable. */
export function toStaleQuote(
  body: unknown,
  currency: Currency | null,
  report: (error: unknown) => void,
): QuoteResponse | null {
  const { data } = staleTotalBody.safeParse(body);
  try {
    return data ? toQuoteResponse(data, currency, report) : null;
  } catch (error) {
    report(error);
    return null;
  }
}
