import { isSoldIn } from '../availability/visible-menu.ts';
import { type ChoiceProblem, checkChoice } from '../menu/check-choice.ts';
import type { DiscountBook, LocalizedText, MenuItem } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import { priceChoice } from '../pricing/choice-price.ts';
import type { Cart, CartLine } from './cart-types.ts';

/** What a branch sells, as a cart sees it. */
export interface Offer {
  readonly itemById: (id: string) => MenuItem | undefined;
  /** Of the cart's selling type. */
  readonly discounts: DiscountBook;
}

/** What became of one line on the way to another branch. */
export type LineChange = {
  readonly line: CartLine;
  /** As either branch calls it; null when neither knows the item. */
  readonly name: LocalizedText | null;
} & (
  | {
      readonly kind: 'dropped';
      /** The branch does not sell the item, has none left, or sells it without the size or an option that was chosen. */
      readonly reason: 'not_here' | 'sold_out' | 'choice_gone';
    }
  /** For one count with its options, after discounts. */
  | { readonly kind: 'price'; readonly from: Money; readonly to: Money }
);

type DropReason = Extract<LineChange, { kind: 'dropped' }>['reason'];

/** Problems that say that what was chosen is not there; all others can be mended in the cart. */
const GONE: readonly ChoiceProblem['reason'][] = [
  'label_required',
  'label_gone',
  'option_gone',
  'option_unavailable',
];

function dropReason(line: CartLine, item: MenuItem | undefined, branchId: string): DropReason | null {
  if (!item?.visible || !isSoldIn(item, branchId)) return 'not_here';
  if (item.soldOut) return 'sold_out';
  return checkChoice(item, line).some(({ reason }) => GONE.includes(reason)) ? 'choice_gone' : null;
}

/**
 * The cart at another branch: "cart lines not belonging to the new branch are dropped" (spec, section 4). A line belongs
 * there when the branch sells its item with the size and options that were chosen; it stays as it is, at that branch's
 * price. Everything else is named in `changes`, one entry per line. A line that was no better off `before` is left alone.
 * `before` is null when nothing is known of the branch the lines come from: then no price can be told to have changed.
 */
export function recheckForBranch(
  cart: Cart,
  {
    branchId,
    before,
    now,
  }: { readonly branchId: string; readonly before: Offer | null; readonly now: Offer },
): { readonly cart: Cart; readonly changes: readonly LineChange[] } {
  const changes: LineChange[] = [];
  const lines = cart.lines.filter((line) => {
    const item = now.itemById(line.itemId);
    const old = before?.itemById(line.itemId);
    const name = old?.name ?? item?.name ?? null;
    const reason = dropReason(line, item, branchId);
    if (reason) {
      if (item && old && dropReason(line, old, cart.branchId) === reason) return true;
      changes.push({ kind: 'dropped', line, name, reason });
      return false;
    }
    const from = old && before && unitPrice(old, line, before.discounts);
    const to = item && unitPrice(item, line, now.discounts);
    if (from && to && from.minor !== to.minor) changes.push({ kind: 'price', line, name, from, to });
    return true;
  });
  return {
    cart: { ...cart, branchId, lines: lines.length < cart.lines.length ? lines : cart.lines },
    changes,
  };
}

const unitPrice = (item: MenuItem, line: CartLine, discounts: DiscountBook): Money | null =>
  priceChoice(item, { ...line, count: 1 }, discounts)?.total ?? null;
