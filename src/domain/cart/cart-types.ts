import type { SellingType } from '../menu/menu-types.ts';

/** What the customer chose: ids and counts only. Prices come from today's menu, never from what was stored. */
export interface CartLine {
  /** Made on adding; stable while the line lives. */
  readonly key: string;
  readonly itemId: string;
  /** Null: the item's own price. */
  readonly priceLabelId: string | null;
  readonly modifiers: readonly ChosenModifier[];
  readonly note: string;
  readonly count: number;
}

export interface ChosenModifier {
  readonly id: string;
  readonly quantity: number;
}

export interface Cart {
  /** Lines belong to a branch (spec, section 4). */
  readonly branchId: string;
  readonly sellingType: SellingType;
  readonly lines: readonly CartLine[];
}

/** What the item screen hands to the cart: a line without its key. */
export type Choice = Omit<CartLine, 'key'>;
