import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { Bill, PricedLine, TaxLine } from '../../domain/pricing/pricing-types.ts';
import { toWireOwner } from '../mappers/order-lines.ts';
import type { Quote, QuoteLine } from './quote-contract.ts';

const toWireTax = (tax: TaxLine) => ({
  taxId: tax.taxId,
  taxName: tax.taxName,
  rate: Number(tax.rate),
  netValue: toDecimal(tax.netValue),
  totalTaxValue: toDecimal(tax.totalTaxValue),
});

const toWireLine = (priced: PricedLine): QuoteLine => ({
  item_id: priced.item.id,
  name: priced.item.name,
  quantity: priced.line.count,
  price_label: priced.priceLabel,
  modifiers: priced.modifiers.map(({ id, name, quantity, includedQuantity, price, ...owner }) => ({
    id,
    locales: name,
    quantity,
    ...(includedQuantity > 0 && { included: includedQuantity }),
    price: toDecimal(price),
    ...toWireOwner(owner),
  })),
  comment: priced.line.note,
  ...(priced.item.image && { image: toWireImage(priced.item.image) }),
  ...toWireOwner(priced.item),
  unit_price: toDecimal(priced.unitPrice),
  discounted_price: toDecimal(priced.discountedPrice),
  modifiers_price: toDecimal(priced.modifiersPrice),
  total_price: toDecimal(priced.total),
  discount_id: priced.discountId,
  net_price: toDecimal(priced.netPrice),
  price_after_coupon: toDecimal(priced.priceAfterCoupon),
  coupon_discount_amount: toDecimal(priced.couponDiscountAmount),
  coupon_discount_count: priced.couponDiscountCount,
  deposit: toDecimal(priced.deposit),
});

const toWireImage = ({ src, width, height, color }: NonNullable<PricedLine['item']['image']>) => ({
  src,
  width,
  height,
  ...(color && { color }),
});

/**
 * A bill in wire format, with amounts as decimals of its currency. Client and server use it. `couponCode` is the code of the
 * coupon that the bill was priced with.
 */
export function toWireQuote(bill: Bill, couponCode: string | null = null): Quote {
  return {
    currency: bill.currency.code,
    currency_digits: bill.currency.digits,
    lines: bill.lines.map(toWireLine),
    subtotal: toDecimal(bill.subtotal),
    net_subtotal: toDecimal(bill.netSubtotal),
    discount: toDecimal(bill.discount),
    coupon: toDecimal(bill.coupon),
    coupon_code: bill.couponOutcome === 'applied' ? couponCode : null,
    inclusive_taxes: bill.inclusiveTaxes.map(toWireTax),
    exclusive_taxes: bill.exclusiveTaxes.map((tax) => ({
      ...toWireTax(tax),
      taxValue: toDecimal(tax.taxValue),
      modifiersTaxValue: toDecimal(tax.modifiersTaxValue),
    })),
    deposits: toDecimal(bill.deposits),
    delivery_fee: toDecimal(bill.deliveryFee),
    fees: bill.fees.map((fee) => ({ ...fee, amount: toDecimal(fee.amount) })),
    tip: toDecimal(bill.tip),
    rounding: toDecimal(bill.rounding),
    total: toDecimal(bill.total),
    wallet: toDecimal(bill.wallet),
    cash_rounding: toDecimal(bill.cashRounding),
    online_rounding: toDecimal(bill.onlineRounding),
    due: toDecimal(bill.due),
  };
}
