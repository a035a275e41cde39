import { isSoldAs, isSoldIn } from '../availability/visible-menu.ts';
import type { CartLine } from '../cart/cart-types.ts';
import { type AskedGroup, askedGroups, type TakenOption, takenIn } from '../menu/asked-groups.ts';
import { type ChoiceProblem, checkChoice } from '../menu/check-choice.ts';
import { labelOf, unitPriceOf } from '../menu/item-choice.ts';
import type { MenuItem } from '../menu/menu-types.ts';
import { type Currency, type Money, minorIn, money } from '../money/money.ts';
import { type InclusiveTaxes, takeInclusiveTax } from './cart-tax.ts';
import { afterDiscount, discountFor } from './discount.ts';
import type { LineProblem, PricedLine, PricingInput } from './pricing-types.ts';

/** Beyond this many minor units nothing is sold: it keeps every sum of a bill a safe integer. */
export const MOST_MINOR = 1e15;

/**
 * The most one line may cost before discounts, in minor units: as many lines as an order may have (300) fit into
 * MOST_MINOR, so that which of them comes first does not matter.
 */
export const MOST_PER_LINE = 3e12;

/** A line priced up to its coupon; amounts in minor units, as they are on PricedLine. */
export interface DraftLine {
  readonly line: CartLine;
  readonly item: MenuItem;
  readonly options: readonly TakenOption[];
  readonly unitPrice: Money;
  readonly discountId: string | null;
  readonly discounted: Money;
  readonly modifiers: number;
  readonly total: number;
  readonly net: number;
  /** The modifiers' part of `net`. */
  readonly netModifiers: number;
}

const reasonOf: Readonly<Record<ChoiceProblem['reason'], LineProblem['reason']>> = {
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

/** Prices one line against today's menu; `room` is how many minor units the cart may still take. Adds to `taxes`. */
export function draftLine(
  line: CartLine,
  input: PricingInput,
  room: number,
  taxes: InclusiveTaxes,
): DraftLine | LineProblem['reason'] {
  const { currency } = input;
  const { count } = line;
  const item = input.itemById(line.itemId);
  if (!item?.visible || !isSoldIn(item, input.branchId)) return 'item_gone';
  if (!isSoldAs(item, input.sellingType)) return 'not_sold_so';
  if (item.soldOut) return 'sold_out';
  if (input.isServed && !input.isServed(item)) return 'not_now';
  const asked = askedGroups(item, line.modifiers);
  const unitPrice = unitPriceOf(item, line.priceLabelId);
  const flaw = flawOf(item, line, asked);
  if (flaw || !unitPrice) return flaw ?? 'price_label_gone';
  if (minorIn(unitPrice, currency) < 0) return 'item_gone';

  const options = takenIn(asked);
  let modifiers = 0;
  for (const { modifier, quantity } of options) {
    if (minorIn(modifier.price, currency) < 0) return 'modifiers_invalid';
    modifiers += modifier.price.minor * quantity;
  }
  if ((unitPrice.minor + modifiers) * count > MOST_PER_LINE) return 'count_invalid';
  const discount = discountFor(item, input.discounts);
  const discounted = afterDiscount(unitPrice, discount);
  const total = (discounted.minor + modifiers) * count;
  if (total > room) return 'count_invalid';

  const amount = discounted.minor * count;
  const netItem = amount - takeInclusiveTax(amount, item.inclusiveTaxes, 'item', taxes);
  let netModifiers = 0;
  for (const { modifier, quantity } of options) {
    const part = modifier.price.minor * quantity * count;
    netModifiers += part - takeInclusiveTax(part, modifier.taxes ?? item.inclusiveTaxes, 'modifiers', taxes);
  }
  const net = netItem + netModifiers;
  const discountId = discount?.id ?? null;
  return { line, item, options, unitPrice, discountId, discounted, modifiers, total, net, netModifiers };
}

/** The line as the bill has it: `off` minor units of the coupon for `units` of it. */
export function billLine(draft: DraftLine, currency: Currency, off: number, units: number): PricedLine {
  const { line, item, total } = draft;
  return {
    line,
    item,
    priceLabel: labelOf(item, line.priceLabelId)?.label ?? null,
    modifiers: draft.options.map(({ modifier: { id, name, price, provider, providerId }, quantity }) => ({
      id,
      name,
      quantity,
      price,
      provider,
      providerId,
    })),
    unitPrice: draft.unitPrice,
    discountId: draft.discountId,
    discountedPrice: draft.discounted,
    modifiersPrice: money(draft.modifiers, currency),
    total: money(total, currency),
    netPrice: money(draft.net, currency),
    priceAfterCoupon: money(total - off, currency),
    couponDiscountAmount: money(off, currency),
    couponDiscountCount: units,
  };
}

/** What is wrong with what was chosen: an option that left the menu explains a group that is now short of one. */
function flawOf(
  item: MenuItem,
  line: CartLine,
  asked: readonly AskedGroup[],
): LineProblem['reason'] | undefined {
  const problems = checkChoice(item, line, asked);
  if (!problems.length) return undefined;
  const reasons = problems.map(({ reason }) => reasonOf[reason]);
  return reasons.includes('modifier_gone') ? 'modifier_gone' : reasons[0];
}
