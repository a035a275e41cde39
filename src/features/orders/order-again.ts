import type { Quote, QuoteLine } from '../../api/contract/quote-contract.ts';
import { moneyIn } from '../../components/pricing/quote-money.ts';
import type { Choice } from '../../domain/cart/cart-types.ts';
import { checkChoice } from '../../domain/menu/check-choice.ts';
import { countRule } from '../../domain/menu/item-choice.ts';
import type { DiscountBook, LocalizedText, MenuItem, SellingType } from '../../domain/menu/menu-types.ts';
import { type Money, money } from '../../domain/money/money.ts';
import { priceChoice } from '../../domain/pricing/choice-price.ts';

/** Why a line can no longer be had at all. */
type GoneReason = 'not_here' | 'sold_out' | 'not_sold_so' | 'size_gone' | 'choice_gone';

/** What of an old line is otherwise today. */
export type Difference =
  | { readonly kind: 'gone'; readonly reason: GoneReason }
  /** Options that are no longer offered: it can be had without them. */
  | { readonly kind: 'without'; readonly options: readonly LocalizedText[] }
  | { readonly kind: 'count'; readonly from: number; readonly to: number }
  /** For one count with its options, after discounts. */
  | { readonly kind: 'price'; readonly from: Money; readonly to: Money };

/** A line of an old order, checked against today's menu. */
export interface AgainLine {
  /** As today's menu calls it; of what is not on it, as it was called. */
  readonly name: LocalizedText;
  readonly size: LocalizedText | null;
  /** What can be ordered; null: nothing of it. */
  readonly choice: Choice | null;
  /** What one count costs today. */
  readonly price: Money | null;
  readonly differences: readonly Difference[];
}

/** What a branch sells today, in the way it is to be ordered. */
export interface TodaysMenu {
  readonly itemById: (id: string) => MenuItem | undefined;
  readonly discounts: DiscountBook;
  readonly type: SellingType;
}

const OPTION_PROBLEMS: readonly string[] = ['option_gone', 'option_unavailable', 'option_above_max'];
/** Options within options: taking one away may take others with it. */
const MOST_ROUNDS = 10;

const sameText = (a: LocalizedText, b: LocalizedText): boolean =>
  Object.entries(a).some(([locale, words]) => b[locale] === words);

/** Each line of an order as it can be had today, and what has changed of it. Nothing is changed without being named. */
export function orderAgain(quote: Quote, menu: TodaysMenu): AgainLine[] {
  const read = moneyIn(quote);
  return quote.lines.map((line) => {
    const unit = read(line.discounted_price);
    const paid = money(unit.minor + read(line.modifiers_price).minor, unit.currency);
    return againLine(line, paid, menu);
  });
}

function againLine(line: QuoteLine, before: Money, { itemById, discounts, type }: TodaysMenu): AgainLine {
  const item = itemById(line.item_id);
  const size = line.price_label ?? null;
  const gone = (reason: GoneReason): AgainLine => ({
    ...{ name: item?.name ?? line.name, size, choice: null, price: null },
    differences: [{ kind: 'gone', reason }],
  });
  if (!item?.visible) return gone('not_here');
  if (item.soldOut) return gone('sold_out');
  if (!item.types[type]) return gone('not_sold_so');
  // An order keeps the name of a size only.
  const label = size && item.priceLabels.find((known) => sameText(known.label, size));
  if (size && !label) return gone('size_gone');

  const { minimum, maximum } = countRule(item, label?.id ?? null);
  const whole: Choice = {
    itemId: item.id,
    priceLabelId: label?.id ?? null,
    modifiers: line.modifiers.map(({ id, quantity }) => ({ id, quantity })),
    note: line.comment,
    count: Math.min(Math.max(line.quantity, minimum), maximum),
  };
  const choice = withoutLostOptions(item, whole);
  const price = choice && priceChoice(item, { ...choice, count: 1 }, discounts)?.total;
  if (!price) return gone('choice_gone');

  const lost = line.modifiers.filter(({ id }) => !choice.modifiers.some((kept) => kept.id === id));
  const differences: Difference[] = [];
  if (lost.length) differences.push({ kind: 'without', options: lost.map(({ locales }) => locales) });
  if (choice.count !== line.quantity)
    differences.push({ kind: 'count', from: line.quantity, to: choice.count });
  const isSameCurrency = price.currency.code === before.currency.code;
  if (price.minor !== before.minor && isSameCurrency)
    differences.push({ kind: 'price', from: before, to: price });
  return { name: item.name, size, choice, price, differences };
}

/** The choice with the options that are still offered; null when it cannot be ordered so. */
function withoutLostOptions(item: MenuItem, whole: Choice): Choice | null {
  let choice = whole;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const problems = checkChoice(item, choice);
    if (!problems.length) return choice;
    const lost = new Set(
      problems.filter(({ reason }) => OPTION_PROBLEMS.includes(reason)).map(({ modifierId }) => modifierId),
    );
    if (!lost.size) return null;
    choice = { ...choice, modifiers: choice.modifiers.filter(({ id }) => !lost.has(id)) };
  }
  return null;
}

/** Whether all of it can be had just as it was. */
export const isAsItWas = (lines: readonly AgainLine[]): boolean =>
  lines.every(({ choice, differences }) => choice && !differences.length);

/** Taken without being asked for: what can be had, but for what is not what was ordered then. */
export const isTakenFirst = ({ choice, differences }: AgainLine): boolean =>
  !!choice && !differences.some(({ kind }) => kind === 'without');
