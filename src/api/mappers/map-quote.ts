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

type ReadAmount = (decimal: number) => Money;

const toLine = (wire: WireLine, readAmount: ReadAmount): QuoteLine => ({
  itemId: wire.item_id,
  name: wire.name,
  quantity: wire.quantity,
  priceLabel: wire.price_label ?? null,
  modifiers: wire.modifiers.map(({ id, locales: name, quantity, included = 0, price, ...modifier }) => ({
    id,
    name,
    quantity,
    includedQuantity: included,
    partItemId: modifier.part_item_id ?? null,
    price: readAmount(price),
  })),
  note: wire.comment,
  unitPrice: readAmount(wire.unit_price),
  discountedPrice: readAmount(wire.discounted_price),
  discountId: wire.discount_id ?? null,
  modifiersPrice: readAmount(wire.modifiers_price),
  total: readAmount(wire.total_price),
  netPrice: readAmount(wire.net_price ?? wire.price_after_coupon ?? wire.total_price),
  couponDiscount: readAmount(wire.coupon_discount_amount ?? 0),
  deposit: readAmount(wire.deposit ?? 0),
  couponUnits: wire.coupon_discount_count ?? wire.quantity,
});

const toTax = (wire: ShownQuote['inclusive_taxes'][number], readAmount: ReadAmount): QuoteTax => ({
  taxId: wire.taxId,
  taxName: wire.taxName,
  rate: String(wire.rate),
  netValue: wire.netValue === undefined ? null : readAmount(wire.netValue),
  totalTaxValue: readAmount(wire.totalTaxValue),
});

/** Maps a quote in its own currency. Throws MoneyError if an amount has more decimals than that currency. */
export function toQuote(wire: ShownQuote): Quote {
  const currency = createCurrency(wire.currency, wire.currency_digits);
  const readAmount: ReadAmount = (decimal) => parseMoney(decimal, currency);
  return {
    currency,
    lines: wire.lines.map((line) => toLine(line, readAmount)),
    subtotal: readAmount(wire.subtotal),
    netSubtotal: readAmount(wire.net_subtotal),
    discount: readAmount(wire.discount),
    coupon: readAmount(wire.coupon),
    couponCode: wire.coupon_code ?? null,
    inclusiveTaxes: wire.inclusive_taxes.map((tax) => toTax(tax, readAmount)),
    exclusiveTaxes: wire.exclusive_taxes.map((tax) => toTax(tax, readAmount)),
    deposits: readAmount(wire.deposits ?? 0),
    deliveryFee: readAmount(wire.delivery_fee),
    fees: (wire.fees ?? []).map((fee) => ({ ...fee, amount: readAmount(fee.amount) })),
    tip: readAmount(wire.tip ?? 0),
    rounding: readAmount(wire.rounding),
    total: readAmount(wire.total),
    wallet: readAmount(wire.wallet),
    cashRounding: readAmount(wire.cash_rounding ?? 0),
    onlineRounding: readAmount(wire.online_rounding ?? 0),
    due: readAmount(wire.due),
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
