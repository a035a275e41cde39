import type { CartLine } from '../../src/domain/cart/cart-types.ts';
import type {
  Discount,
  ItemType,
  MenuItem,
  Modifier,
  ModifierGroup,
  PriceLabel,
  SetPart,
  Tax,
} from '../../src/domain/menu/menu-types.ts';
import { createCurrency, type Money, parseMoney } from '../../src/domain/money/money.ts';
import type { Coupon, PricingInput } from '../../src/domain/pricing/pricing-types.ts';
import type { Tip } from '../../src/domain/pricing/tip.ts';
import { buildersFor } from '../../src/domain/testing/build.ts';
import type {
  VectorCoupon,
  VectorDelivery,
  VectorDiscount,
  VectorGroup,
  VectorInput,
  VectorItem,
  VectorLabel,
  VectorLine,
  VectorModifier,
  VectorPart,
  VectorTax,
  VectorTip,
} from './format.ts';

type ParseAmount = (amount: string) => Money;
const toKg = (weight: string | null): number | null => (weight === null ? null : Number(weight));

const ITEM_TYPES: readonly ItemType[] = ['delivery', 'car_pickup', 'dine_in', 'reservation'];
const toTypes = (types: readonly ItemType[]): MenuItem['types'] =>
  Object.fromEntries(ITEM_TYPES.map((type) => [type, types.includes(type)])) as MenuItem['types'];

const toTax = ({ id, rate, rates = {} }: VectorTax): Tax => ({ id, name: {}, rate, rates });

/** Item id of a dish that is served now. The engine looks up by this id whether a dish is served. */
const SERVED_ID = 'served';

const toPart = (part: VectorPart, parseAmount: ParseAmount): SetPart => ({
  itemId: part.served ? SERVED_ID : 'not served',
  types: toTypes(part.types),
  hours: [],
  deposit: part.deposit === null ? null : parseAmount(part.deposit),
  depositTaxes: part.deposit_taxes.map(toTax),
  taxedPrice: part.taxed_price === null ? null : parseAmount(part.taxed_price),
});

const toModifier = (option: VectorModifier, parseAmount: ParseAmount): Modifier => ({
  id: option.id,
  name: {},
  price: parseAmount(option.price),
  image: null,
  taxes: option.taxes?.map(toTax) ?? null,
  available: option.available,
  isDefault: false,
  maxQuantity: option.max_quantity,
  part: option.part ? toPart(option.part, parseAmount) : null,
  groups: option.groups.map((group) => toGroup(group, parseAmount)),
  provider: null,
  providerId: null,
});

const toGroup = (
  { id, min, max, included, included_choice, modifiers }: VectorGroup,
  parseAmount: ParseAmount,
): ModifierGroup => ({
  id,
  name: {},
  min,
  max,
  included: included ? { count: included, choice: included_choice } : null,
  modifiers: modifiers.map((option) => toModifier(option, parseAmount)),
});

const toLabel = (label: VectorLabel, parseAmount: ParseAmount): PriceLabel => ({
  id: label.id,
  label: {},
  price: parseAmount(label.price),
  weight: toKg(label.weight),
  unit: label.unit,
  minimum: label.minimum,
  maximum: label.maximum,
  allowsQuantity: label.is_qty,
  shippingWeight: toKg(label.shipping_weight),
  preparationMinutes: null,
});

/** `defaultItem` provides the fields that the vectors lack. */
const toItem = (item: VectorItem, parseAmount: ParseAmount, defaultItem: MenuItem): MenuItem => ({
  ...defaultItem,
  id: item.id,
  name: {},
  price: item.price === null ? null : parseAmount(item.price),
  priceLabels: item.price_labels.map((label) => toLabel(label, parseAmount)),
  modifierGroups: item.modifier_groups.map((group) => toGroup(group, parseAmount)),
  types: toTypes(item.types),
  soldOut: item.sold_out,
  categoryId: item.category_id,
  grandCategoryId: item.grand_category_id,
  inclusiveTaxes: item.inclusive_taxes.map(toTax),
  deposit: item.deposit === null ? null : parseAmount(item.deposit),
  depositTaxes: item.deposit_taxes?.map(toTax) ?? null,
  minimumQuantity: item.minimum_quantity,
  commentRequired: item.comment_required,
  weight: toKg(item.weight),
  shippingWeight: toKg(item.shipping_weight),
});

const toReduction = (type: 'percent' | 'fixed', value: string, parseAmount: ParseAmount): Coupon['kind'] =>
  type === 'percent' ? { type, rate: value } : { type, value: parseAmount(value) };

const toDiscount = ({ id, type, value }: VectorDiscount, parseAmount: ParseAmount): Discount => ({
  id,
  kind: toReduction(type, value, parseAmount),
});

const toCoupon = (coupon: VectorCoupon, parseAmount: ParseAmount): Coupon => ({
  code: coupon.code,
  kind: toReduction(coupon.discount_type, coupon.discount_value, parseAmount),
  allMenu: coupon.all_menu,
  itemIds: coupon.item_ids,
  maxAllowedItems: coupon.max_allowed_items,
  userType: coupon.user_type,
  freeDelivery: coupon.free_delivery,
  minimum: coupon.minimum === null ? null : parseAmount(coupon.minimum),
});

const toLine = (line: VectorLine, index: number): CartLine => ({
  key: `${index}`,
  itemId: line.item_id,
  priceLabelId: line.price_label_id,
  modifiers: line.modifiers,
  note: line.comment,
  count: line.quantity,
});

const mapDiscounts = (
  from: Readonly<Record<string, VectorDiscount>>,
  parseAmount: ParseAmount,
): Record<string, Discount> =>
  Object.fromEntries(Object.entries(from).map(([id, discount]) => [id, toDiscount(discount, parseAmount)]));

/** Converts a vector's input for the engine. */
export function toPricingInput(input: VectorInput): PricingInput {
  const currency = createCurrency(input.currency.code, input.currency.digits);
  const parseAmount: ParseAmount = (amount) => parseMoney(amount, currency);
  const defaultItem = buildersFor(currency).item('plain', null);
  const items = new Map(input.items.map((item) => [item.id, toItem(item, parseAmount, defaultItem)]));
  const notServed = new Set(input.items.filter(({ served }) => !served).map(({ id }) => id));
  const { all_menu, items: byItem, categories } = input.discounts;
  const lines = input.lines.map(toLine);
  return {
    currency,
    itemType: input.selling_type,
    branchId: '',
    lines,
    findItem: (id: string) => items.get(id),
    isServed: ({ id }: MenuItem) => !notServed.has(id),
    isPartServed: ({ itemId }: SetPart) => itemId === SERVED_ID,
    discounts: {
      allMenu: all_menu && toDiscount(all_menu, parseAmount),
      byItem: mapDiscounts(byItem, parseAmount),
      byCategory: mapDiscounts(categories, parseAmount),
    },
    exclusiveTaxes: input.exclusive_taxes.map(toTax),
    coupon: input.coupon && toCoupon(input.coupon, parseAmount),
    customer: input.customer,
    deliveryFee: toDeliveryFee(input.delivery, parseAmount),
    deliveryTaxes: input.delivery_taxes === 'goods' ? 'goods' : input.delivery_taxes.map(toTax),
    freeDeliveryFrom: input.free_delivery_from === null ? null : parseAmount(input.free_delivery_from),
    fees: input.fees.map(({ id, amount, below, taxes }) => ({
      id,
      name: {},
      amount: parseAmount(amount),
      below: below === null ? null : parseAmount(below),
      taxes: taxes.map(toTax),
    })),
    tip: input.tip && toTip(input.tip, parseAmount),
    walletBalance: input.wallet_balance === null ? null : parseAmount(input.wallet_balance),
    cashStep: input.cash_rounding === null ? null : parseAmount(input.cash_rounding),
    onlineStep: input.online_rounding === null ? null : parseAmount(input.online_rounding),
  };
}

const toTip = (tip: VectorTip, parseAmount: ParseAmount): Tip =>
  'percent' in tip
    ? { type: 'percent', rate: tip.percent }
    : { type: 'fixed', value: parseAmount(tip.amount) };

function toDeliveryFee(delivery: VectorDelivery, parseAmount: ParseAmount): PricingInput['deliveryFee'] {
  if (delivery.kind === 'none') return parseAmount('0');
  if (delivery.kind === 'zone') return parseAmount(delivery.fees);
  return { feesPerKg: parseAmount(delivery.fees_per_kg), fixedFees: parseAmount(delivery.fixed_fees) };
}
