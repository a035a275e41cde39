import { isSoldAs } from '../availability/visible.ts';
import type { CartLine } from '../cart/types.ts';
import { askedGroups, takenIn } from '../menu/asked-groups.ts';
import { type ChoiceProblem, checkChoice } from '../menu/check-choice.ts';
import { labelOf, unitPriceOf } from '../menu/choice.ts';
import type { MenuItem } from '../menu/types.ts';
import { minorIn, money } from '../money/money.ts';
import { afterDiscount, discountFor } from './discount.ts';
import { type InclusiveTaxes, takeInclusiveTax } from './tax.ts';
import type { LineProblem, PricedLine, PricingInput } from './types.ts';

/** Beyond this many minor units nothing is sold: it keeps every sum of a bill a safe integer. */
export const MOST_MINOR = 1e15;

/** A line priced up to its coupon. */
export interface DraftLine {
  readonly priced: Omit<PricedLine, 'priceAfterCoupon' | 'couponDiscountAmount' | 'couponDiscountCount'>;
  /** The modifiers' part less its inclusive tax, in minor units. */
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
  const item = input.itemById(line.itemId);
  if (!item?.visible) return 'item_gone';
  if (!isSoldAs(item, input.sellingType)) return 'not_sold_so';
  if (item.soldOut) return 'sold_out';
  if (input.isServed && !input.isServed(item)) return 'not_now';
  const reasons = checkChoice(item, line).map(({ reason }) => reasonOf[reason]);
  const unitPrice = unitPriceOf(item, line.priceLabelId);
  // An option that left the menu explains a group that is now short of one.
  if (reasons.includes('modifier_gone')) return 'modifier_gone';
  if (reasons[0] || !unitPrice) return reasons[0] ?? 'price_label_gone';

  const chosen = chosenOf(item, line);
  const modifiers = chosen.reduce((sum, { unit }) => sum + minorIn(unit.price, currency) * unit.quantity, 0);
  const discount = discountFor(item, input.discounts);
  if (minorIn(unitPrice, currency) < 0) return 'item_gone';
  if (chosen.some(({ modifier }) => modifier.price.minor < 0)) return 'modifiers_invalid';
  const discounted = afterDiscount(unitPrice, discount);
  const { count } = line;
  const total = (discounted.minor + modifiers) * count;
  if (total > room) return 'count_invalid';

  const itemTax = takeInclusiveTax(discounted.minor * count, item.inclusiveTaxes, 'item', taxes);
  let netModifiers = 0;
  for (const { modifier, unit } of chosen) {
    const amount = unit.price.minor * unit.quantity * count;
    netModifiers +=
      amount - takeInclusiveTax(amount, modifier.taxes ?? item.inclusiveTaxes, 'modifiers', taxes);
  }
  return {
    priced: {
      line,
      item,
      priceLabel: labelOf(item, line.priceLabelId)?.label ?? null,
      modifiers: chosen.map(({ unit }) => unit),
      unitPrice,
      discountId: discount?.id ?? null,
      discountedPrice: discounted,
      modifiersPrice: money(modifiers, currency),
      total: money(total, currency),
      netPrice: money(discounted.minor * count - itemTax + netModifiers, currency),
    },
    netModifiers,
  };
}

/** The options of a line in the order of the menu, each followed by what was chosen below it. */
const chosenOf = (item: MenuItem, { modifiers }: CartLine) =>
  takenIn(askedGroups(item, modifiers)).map(({ modifier, quantity }) => ({
    modifier,
    unit: { id: modifier.id, name: modifier.name, quantity, price: modifier.price },
  }));
