import type { OrderType } from '../menu/menu-types.ts';

/** A line of the cart. It has no prices, because prices always come from the current menu, never from storage. */
export interface CartLine {
  /** Created when the line is added; never changes. */
  readonly key: string;
  readonly itemId: string;
  /** Null if the item's own price applies. */
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
  /** The branch that the lines are ordered from (spec, section 4). */
  readonly branchId: string;
  readonly orderType: OrderType;
  readonly lines: readonly CartLine[];
}

/** What the customer chose on the item screen: a line without a key. */
export type Choice = Omit<CartLine, 'key'>;
