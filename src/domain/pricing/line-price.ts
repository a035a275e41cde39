import { apportion } from '../../lib/apportion.ts';
import { isSoldAtBranch, isSoldForType } from '../availability/visible-menu.ts';
import type { CartLine } from '../cart/cart-types.ts';
import {
  type ActiveGroup,
  flattenOptions,
  getActiveGroups,
  type SelectedOption,
} from '../menu/active-groups.ts';
import { type ChoiceProblem, checkChoice } from '../menu/check-choice.ts';
import { findPriceLabel, getDeposit, getUnitPrice } from '../menu/item-choice.ts';
import type { MenuItem, Tax } from '../menu/menu-types.ts';
import { markUnavailableParts } from '../menu/set-parts.ts';
import { type Currency, createMoney, type Money, toMinorUnits } from '../money/money.ts';
import { computeInclusiveTax, type InclusiveTaxTotals, type TaxedPart } from './cart-tax.ts';
import { applyDiscount, findDiscount } from './discount.ts';
import type { LineProblem, PricedLine, PricingInput } from './pricing-types.ts';

/** Largest subtotal of a cart, in minor units. It keeps every sum of a bill a safe integer. */
export const MAX_SUBTOTAL_MINOR = 1e15;

/**
 * Largest price of one line before discounts, in minor units. An order has at most 300 lines, so their sum stays
 * below MAX_SUBTOTAL_MINOR. With a larger limit, the order of the lines could decide which of them are refused.
 */
export const MAX_LINE_MINOR = 3e12;

/** A priced line before the coupon. Amounts are in minor units and mean the same as in PricedLine. */
export interface DraftLine {
  readonly line: CartLine;
  readonly item: MenuItem;
  readonly options: readonly SelectedOption[];
  readonly unitPrice: Money;
  readonly discountId: string | null;
  readonly discountedPrice: Money;
  readonly modifiersMinor: number;
  readonly total: number;
  /** The deposits for all units: the item's, then those of its parts in menu order. `total` does not include them. */
  readonly deposits: readonly DraftDeposit[];
  /**
   * The amounts that are taxed separately: the item's price first, then the price of each option in menu order. If a
   * set is taxed by its dishes, the item's price is divided among them.
   */
  readonly taxedParts: readonly TaxedPart[];
  /** The total minus its inclusive taxes, before the coupon. */
  readonly net: number;
  /** How much of `net` comes from the modifiers. */
  readonly netModifiers: number;
}

/** A deposit of an item or of a part, in minor units. */
interface DraftDeposit {
  readonly amount: number;
  readonly taxes: readonly Tax[];
}

const LINE_PROBLEM_REASONS: Readonly<Record<ChoiceProblem['reason'], LineProblem['reason']>> = {
  label_required: 'price_label_gone',
  label_gone: 'price_label_gone',
  option_gone: 'modifier_gone',
  option_unavailable: 'modifier_gone',
  below_min: 'modifiers_invalid',
  above_max: 'modifiers_invalid',
  option_above_max: 'modifiers_invalid',
  note_required: 'note_required',
  count_out_of_range: 'count_invalid',
};

/**
 * Prices one line from the current menu, or returns the reason why it cannot be sold. `remainingMinor` is how much the
 * subtotal may still grow, in minor units.
 */
export function priceLine(
  line: CartLine,
  input: PricingInput,
  remainingMinor: number,
  taxTotals: InclusiveTaxTotals,
): DraftLine | LineProblem['reason'] {
  const { currency } = input;
  const { count } = line;
  const menuItem = input.findItem(line.itemId);
  if (!menuItem?.visible || !isSoldAtBranch(menuItem, input.branchId)) return 'item_gone';
  if (!isSoldForType(menuItem, input.itemType)) return 'not_sold_for_order_type';
  if (menuItem.soldOut) return 'sold_out';
  if (input.isServed && !input.isServed(menuItem)) return 'not_now';
  const item = markUnavailableParts(
    menuItem,
    (part) => isSoldForType(part, input.itemType) && (input.isPartServed?.(part) ?? true),
  );
  const activeGroups = getActiveGroups(item, line.modifiers);
  const unitPrice = getUnitPrice(item, line.priceLabelId);
  const problem = findLineProblem(item, line, activeGroups);
  // Stryker disable next-line StringLiteral: without a unit price there is a problem; the types do not say so.
  if (problem || !unitPrice) return problem ?? 'price_label_gone';
  if (toMinorUnits(unitPrice, currency) < 0) return 'item_gone';

  const options = flattenOptions(activeGroups);
  let modifiersMinor = 0;
  for (const { modifier, quantity, includedQuantity } of options) {
    if (toMinorUnits(modifier.price, currency) < 0) return 'modifiers_invalid';
    modifiersMinor += modifier.price.minor * (quantity - includedQuantity);
  }
  if ((unitPrice.minor + modifiersMinor) * count > MAX_LINE_MINOR) return 'count_invalid';
  const discount = findDiscount(item, input.discounts);
  const discountedPrice = applyDiscount(unitPrice, discount);
  const total = (discountedPrice.minor + modifiersMinor) * count;
  if (total > remainingMinor) return 'count_invalid';

  const taxedParts = listTaxedParts({ line, item, options, discountedPrice });
  const discountId = discount?.id ?? null;
  return {
    line,
    item,
    options,
    unitPrice,
    discountId,
    discountedPrice,
    modifiersMinor,
    total,
    deposits: listDeposits(item, options, count, input),
    taxedParts,
    ...computeNet(taxedParts, taxTotals),
  };
}

function listTaxedParts({
  line: { count },
  item,
  options,
  discountedPrice,
}: Pick<DraftLine, 'line' | 'item' | 'options' | 'discountedPrice'>): TaxedPart[] {
  const itemParts = splitItemPrice(discountedPrice.minor * count, item, options);
  const optionParts = options.map(({ modifier, quantity, includedQuantity }): TaxedPart => {
    const amount = modifier.price.minor * (quantity - includedQuantity) * count;
    return { kind: 'modifiers', amount, taxes: modifier.taxes ?? item.inclusiveTaxes };
  });
  return [...itemParts, ...optionParts];
}

/**
 * The price of an item with its taxes. If a set is taxed by its dishes, the set's price is divided among them in
 * proportion to their own prices, by largest remainder.
 */
function splitItemPrice(
  amount: number,
  { inclusiveTaxes }: MenuItem,
  options: readonly SelectedOption[],
): TaxedPart[] {
  const weights: number[] = [];
  const taxLists: (readonly Tax[])[] = [];
  for (const { modifier, quantity } of options) {
    if (!modifier.part?.taxedPrice?.minor) continue;
    weights.push(modifier.part.taxedPrice.minor * quantity);
    taxLists.push(modifier.taxes ?? inclusiveTaxes);
  }
  if (!weights.length) return [{ kind: 'item', amount, taxes: inclusiveTaxes }];
  const shares = apportion(amount, weights);
  return taxLists.map((taxes, index) => ({ kind: 'item', amount: shares[index] ?? 0, taxes }));
}

function listDeposits(
  item: MenuItem,
  options: readonly SelectedOption[],
  count: number,
  { itemType, currency }: PricingInput,
): DraftDeposit[] {
  const deposits: DraftDeposit[] = [];
  const addDeposit = (owner: Pick<MenuItem, 'deposit'>, quantity: number, taxes: readonly Tax[]): void => {
    const deposit = getDeposit(owner, itemType);
    if (deposit) deposits.push({ amount: toMinorUnits(deposit, currency) * quantity * count, taxes });
  };
  addDeposit(item, 1, item.depositTaxes ?? item.inclusiveTaxes);
  for (const { modifier, quantity } of options)
    if (modifier.part) addDeposit(modifier.part, quantity, modifier.part.depositTaxes);
  return deposits;
}

/** The prices of the taxed parts minus their inclusive taxes, before the coupon. */
function computeNet(
  taxedParts: readonly TaxedPart[],
  taxTotals: InclusiveTaxTotals,
): Pick<DraftLine, 'net' | 'netModifiers'> {
  let net = 0;
  let netModifiers = 0;
  for (const { kind, amount, taxes } of taxedParts) {
    const netPart = amount - computeInclusiveTax(amount, taxes, taxTotals);
    net += netPart;
    if (kind === 'modifiers') netModifiers += netPart;
  }
  return { net, netModifiers };
}

/** The line's deposits together, in minor units. */
export function sumDeposits({ deposits }: Pick<DraftLine, 'deposits'>): number {
  let sum = 0;
  for (const { amount } of deposits) sum += amount;
  return sum;
}

interface LineReductions {
  readonly couponMinor: number;
  /** Units that the coupon applies to. */
  readonly couponUnits: number;
  /** The inclusive taxes of the line after the coupon, in minor units. */
  readonly inclusiveTaxMinor: number;
}

/** Converts a draft to a line of the bill. */
export function toPricedLine(
  draft: DraftLine,
  currency: Currency,
  { couponMinor, couponUnits, inclusiveTaxMinor }: LineReductions,
): PricedLine {
  const { line, item, total } = draft;
  return {
    line,
    item,
    priceLabel: findPriceLabel(item, line.priceLabelId)?.label ?? null,
    modifiers: draft.options.map(
      ({ modifier: { id, name, price, part, provider, providerId }, ...option }) => ({
        id,
        name,
        quantity: option.quantity,
        includedQuantity: option.includedQuantity,
        price,
        partItemId: part?.itemId ?? null,
        provider,
        providerId,
      }),
    ),
    unitPrice: draft.unitPrice,
    discountId: draft.discountId,
    discountedPrice: draft.discountedPrice,
    modifiersPrice: createMoney(draft.modifiersMinor, currency),
    total: createMoney(total, currency),
    netPrice: createMoney(total - couponMinor - inclusiveTaxMinor, currency),
    priceAfterCoupon: createMoney(total - couponMinor, currency),
    couponDiscountAmount: createMoney(couponMinor, currency),
    couponDiscountCount: couponUnits,
    deposit: createMoney(sumDeposits(draft), currency),
  };
}

/**
 * Returns why a line cannot be sold; undefined if it can. Reports a missing modifier first, because it may be the reason
 * why its group has too few options.
 */
function findLineProblem(
  item: MenuItem,
  line: CartLine,
  activeGroups: readonly ActiveGroup[],
): LineProblem['reason'] | undefined {
  const reasons = checkChoice(item, line, activeGroups).map(({ reason }) => LINE_PROBLEM_REASONS[reason]);
  return reasons.includes('modifier_gone') ? 'modifier_gone' : reasons[0];
}
