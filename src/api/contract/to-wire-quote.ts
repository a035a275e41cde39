import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { Bill, PricedLine, TaxLine } from '../../domain/pricing/pricing-types.ts';
import {
  type Quote,
  type QuoteLine,
  type QuoteModifier,
  type QuoteTax,
  quoteFromBill,
  toQuoteLine,
} from '../../domain/pricing/quote.ts';
import { toWireProvider } from '../mappers/order-lines.ts';
import type { ShownQuote, QuoteLine as WireLine, Quote as WireQuote } from './quote-contract.ts';

const toWireTax = (tax: QuoteTax) => ({
  taxId: tax.taxId,
  taxName: tax.taxName,
  rate: Number(tax.rate),
  ...(tax.netValue && { netValue: toDecimal(tax.netValue) }),
  totalTaxValue: toDecimal(tax.totalTaxValue),
});

const toWireModifier = ({ id, name, quantity, includedQuantity, price, partItemId }: QuoteModifier) => ({
  id,
  locales: name,
  quantity,
  ...(includedQuantity > 0 && { included: includedQuantity }),
  price: toDecimal(price),
  ...(partItemId !== null && { part_item_id: partItemId }),
});

const toWireLine = (line: QuoteLine): WireLine => ({
  item_id: line.itemId,
  name: line.name,
  quantity: line.quantity,
  price_label: line.priceLabel,
  modifiers: line.modifiers.map(toWireModifier),
  comment: line.note,
  unit_price: toDecimal(line.unitPrice),
  discounted_price: toDecimal(line.discountedPrice),
  modifiers_price: toDecimal(line.modifiersPrice),
  total_price: toDecimal(line.total),
  discount_id: line.discountId,
  net_price: toDecimal(line.netPrice),
  coupon_discount_amount: toDecimal(line.couponDiscount),
  coupon_discount_count: line.couponUnits,
  deposit: toDecimal(line.deposit),
});

/** A quote in wire format, with amounts as decimals of its currency. `toQuote` restores it. */
export const toShownQuote = (quote: Quote): ShownQuote => ({
  currency: quote.currency.code,
  currency_digits: quote.currency.digits,
  lines: quote.lines.map(toWireLine),
  subtotal: toDecimal(quote.subtotal),
  net_subtotal: toDecimal(quote.netSubtotal),
  discount: toDecimal(quote.discount),
  coupon: toDecimal(quote.coupon),
  coupon_code: quote.couponCode,
  inclusive_taxes: quote.inclusiveTaxes.map(toWireTax),
  exclusive_taxes: quote.exclusiveTaxes.map(toWireTax),
  deposits: toDecimal(quote.deposits),
  delivery_fee: toDecimal(quote.deliveryFee),
  fees: quote.fees.map((fee) => ({ ...fee, amount: toDecimal(fee.amount) })),
  tip: toDecimal(quote.tip),
  rounding: toDecimal(quote.rounding),
  total: toDecimal(quote.total),
  wallet: toDecimal(quote.wallet),
  cash_rounding: toDecimal(quote.cashRounding),
  online_rounding: toDecimal(quote.onlineRounding),
  due: toDecimal(quote.due),
});

const toPricedWireLine = (priced: PricedLine): WireLine => ({
  ...toWireLine(toQuoteLine(priced)),
  modifiers: priced.modifiers.map((modifier) => ({
    ...toWireModifier(modifier),
    ...toWireProvider(modifier),
  })),
  ...(priced.item.image && { image: toWireImage(priced.item.image) }),
  ...toWireProvider(priced.item),
  price_after_coupon: toDecimal(priced.priceAfterCoupon),
});

const toWireImage = ({ src, width, height, color }: NonNullable<PricedLine['item']['image']>) => ({
  src,
  width,
  height,
  ...(color && { color }),
});

const toWireTaxWithShares = (tax: TaxLine) => ({
  ...toWireTax(tax),
  taxValue: toDecimal(tax.taxValue),
  modifiersTaxValue: toDecimal(tax.modifiersTaxValue),
});

/**
 * Converts a bill to the API's format, with amounts as decimals of its currency. Client and server use it. `couponCode`
 * is the code that was used to price the bill.
 */
export const toWireQuote = (bill: Bill, couponCode: string | null = null): WireQuote => ({
  ...toShownQuote(quoteFromBill(bill, couponCode)),
  lines: bill.lines.map(toPricedWireLine),
  exclusive_taxes: bill.exclusiveTaxes.map(toWireTaxWithShares),
});
