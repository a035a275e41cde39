import type { Choice } from '../../domain/cart/cart-types.ts';
import { checkChoice } from '../../domain/menu/check-choice.ts';
import { getCountRule } from '../../domain/menu/item-choice.ts';
import type { DiscountBook, LocalizedText, MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { add } from '../../domain/money/arithmetic.ts';
import type { Money } from '../../domain/money/money.ts';
import { priceChoice } from '../../domain/pricing/choice-price.ts';
import type { Quote, QuoteLine } from '../../domain/pricing/quote.ts';

/** Why a line can no longer be ordered. */
type UnavailableReason = 'not_here' | 'sold_out' | 'not_sold_for_order_type' | 'size_gone' | 'choice_gone';

/** What differs between an old line and today's menu. */
export type Difference =
  | { readonly kind: 'gone'; readonly reason: UnavailableReason }
  /** Options that are no longer offered. The line can be ordered without them. */
  | { readonly kind: 'without'; readonly options: readonly LocalizedText[] }
  | { readonly kind: 'count'; readonly from: number; readonly to: number }
  /** Price of one unit with its options, after discounts. */
  | { readonly kind: 'price'; readonly from: Money; readonly to: Money };

/** A line of an old order, checked against today's menu. */
export interface ReorderLine {
  /** Name on today's menu, else the name in the order. */
  readonly name: LocalizedText;
  readonly size: LocalizedText | null;
  /** Null when the line cannot be ordered. */
  readonly choice: Choice | null;
  /** Price of one unit today. */
  readonly price: Money | null;
  readonly differences: readonly Difference[];
}

/** The items and discounts of a branch today, for an order type. */
export interface TodaysMenu {
  readonly findItem: (id: string) => MenuItem | undefined;
  readonly discounts: DiscountBook;
  readonly type: OrderType;
}

const OPTION_PROBLEMS: readonly string[] = ['option_gone', 'option_unavailable', 'option_above_max'];
/** Maximum number of passes that remove options. Removing one option may make its nested options invalid. */
const MAX_ROUNDS = 10;

const hasSameText = (a: LocalizedText, b: LocalizedText): boolean =>
  Object.entries(a).some(([locale, translation]) => b[locale] === translation);

/** Compares the lines of an order with today's menu. Each result lists the differences of its line. */
export const compareWithMenu = ({ lines }: Pick<Quote, 'lines'>, menu: TodaysMenu): ReorderLine[] =>
  lines.map((line) => compareLine(line, add(line.discountedPrice, line.modifiersPrice), menu));

function compareLine(
  line: QuoteLine,
  oldPrice: Money,
  { findItem, discounts, type }: TodaysMenu,
): ReorderLine {
  const item = findItem(line.itemId);
  const size = line.priceLabel;
  const createUnavailableLine = (reason: UnavailableReason): ReorderLine => ({
    name: item?.name ?? line.name,
    size,
    choice: null,
    price: null,
    differences: [{ kind: 'gone', reason }],
  });
  if (!item?.visible) return createUnavailableLine('not_here');
  if (item.soldOut) return createUnavailableLine('sold_out');
  if (!item.types[type]) return createUnavailableLine('not_sold_for_order_type');
  // An order stores the name of a price label, but not its id.
  const label = size && item.priceLabels.find((priceLabel) => hasSameText(priceLabel.label, size));
  if (size && !label) return createUnavailableLine('size_gone');

  const { minimum, maximum } = getCountRule(item, label?.id ?? null);
  const originalChoice: Choice = {
    itemId: item.id,
    priceLabelId: label?.id ?? null,
    modifiers: line.modifiers.map(({ id, quantity }) => ({ id, quantity })),
    note: line.note,
    count: Math.min(Math.max(line.quantity, minimum), maximum),
  };
  const choice = removeLostOptions(item, originalChoice);
  const price = choice && priceChoice(item, { ...choice, count: 1 }, discounts)?.total;
  if (!price) return createUnavailableLine('choice_gone');

  const lostOptions = line.modifiers.filter(({ id }) => !choice.modifiers.some((option) => option.id === id));
  const differences: Difference[] = [];
  if (lostOptions.length) differences.push({ kind: 'without', options: lostOptions.map(({ name }) => name) });
  if (choice.count !== line.quantity)
    differences.push({ kind: 'count', from: line.quantity, to: choice.count });
  const isSameCurrency = price.currency.code === oldPrice.currency.code;
  if (price.minor !== oldPrice.minor && isSameCurrency)
    differences.push({ kind: 'price', from: oldPrice, to: price });
  return { name: item.name, size, choice, price, differences };
}

/** Removes the options that are no longer offered. Returns null when the remaining choice cannot be ordered. */
function removeLostOptions(item: MenuItem, originalChoice: Choice): Choice | null {
  let choice = originalChoice;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const problems = checkChoice(item, choice);
    if (!problems.length) return choice;
    const lostOptionIds = new Set(
      problems.filter(({ reason }) => OPTION_PROBLEMS.includes(reason)).map(({ modifierId }) => modifierId),
    );
    if (!lostOptionIds.size) return null;
    choice = { ...choice, modifiers: choice.modifiers.filter(({ id }) => !lostOptionIds.has(id)) };
  }
  return null;
}

/** True when every line can be ordered without a change. */
export const isUnchanged = (lines: readonly ReorderLine[]): boolean =>
  lines.every(({ choice, differences }) => choice && !differences.length);

/** True if the line is initially selected in the sheet: it can be ordered with all its options. */
export const isSelectedInitially = ({ choice, differences }: ReorderLine): boolean =>
  !!choice && !differences.some(({ kind }) => kind === 'without');
