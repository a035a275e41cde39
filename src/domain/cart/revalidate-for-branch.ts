import { isSoldAtBranch } from '../availability/visible-menu.ts';
import { type ChoiceProblem, checkChoice } from '../menu/check-choice.ts';
import type { DiscountBook, LocalizedText, MenuItem } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import { priceChoice } from '../pricing/choice-price.ts';
import type { Cart, CartLine } from './cart-types.ts';

/** What a branch sells, and at which discounts. */
export interface BranchMenu {
  readonly findItem: (id: string) => MenuItem | undefined;
  /** The discounts for the cart's order type. */
  readonly discounts: DiscountBook;
}

/** How a move to another branch changed a line. */
export type LineChange = {
  readonly line: CartLine;
  /** The item's name at the old branch, else at the new one; null if neither branch has the item. */
  readonly name: LocalizedText | null;
} & (
  | {
      readonly kind: 'dropped';
      /** The branch does not sell the item, the item is sold out, or the chosen price label or an option is missing. */
      readonly reason: 'not_here' | 'sold_out' | 'choice_gone';
    }
  /** Price of one unit with its options, after discounts. */
  | { readonly kind: 'price'; readonly from: Money; readonly to: Money }
);

type DropReason = Extract<LineChange, { kind: 'dropped' }>['reason'];

/**
 * A line with one of these problems cannot be sold at the new branch. The customer can fix all other problems in the
 * cart.
 */
const MISSING_CHOICE_REASONS: readonly ChoiceProblem['reason'][] = [
  'label_required',
  'label_gone',
  'option_gone',
  'option_unavailable',
];

function findDropReason(line: CartLine, item: MenuItem | undefined, branchId: string): DropReason | null {
  if (!item?.visible || !isSoldAtBranch(item, branchId)) return 'not_here';
  if (item.soldOut) return 'sold_out';
  return checkChoice(item, line).some(({ reason }) => MISSING_CHOICE_REASONS.includes(reason))
    ? 'choice_gone'
    : null;
}

/**
 * Moves the cart to another branch: "cart lines not belonging to the new branch are dropped" (spec, section 4). A line
 * is kept if the new branch sells its item with the chosen price label and options, even at another price. A line that
 * already had the same problem at the old branch is kept too. `changes` has one entry for each line that was dropped or
 * whose price changed. If `oldMenu` is null (the old branch's menu is not loaded), no price changes are reported.
 */
export function revalidateForBranch(
  cart: Cart,
  {
    branchId,
    oldMenu,
    newMenu,
  }: { readonly branchId: string; readonly oldMenu: BranchMenu | null; readonly newMenu: BranchMenu },
): { readonly cart: Cart; readonly changes: readonly LineChange[] } {
  const changes: LineChange[] = [];
  const lines = cart.lines.filter((line) => {
    const item = newMenu.findItem(line.itemId);
    const oldItem = oldMenu?.findItem(line.itemId);
    const name = oldItem?.name ?? item?.name ?? null;
    const reason = findDropReason(line, item, branchId);
    if (reason) {
      if (item && oldItem && findDropReason(line, oldItem, cart.branchId) === reason) return true;
      changes.push({ kind: 'dropped', line, name, reason });
      return false;
    }
    const from = oldItem && oldMenu && priceOneUnit(oldItem, line, oldMenu.discounts);
    const to = item && priceOneUnit(item, line, newMenu.discounts);
    if (from && to && from.minor !== to.minor) changes.push({ kind: 'price', line, name, from, to });
    return true;
  });
  return {
    cart: { ...cart, branchId, lines: lines.length < cart.lines.length ? lines : cart.lines },
    changes,
  };
}

const priceOneUnit = (item: MenuItem, line: CartLine, discounts: DiscountBook): Money | null =>
  priceChoice(item, { ...line, count: 1 }, discounts)?.total ?? null;
