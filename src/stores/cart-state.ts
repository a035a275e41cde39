import type { Cart, CartLine, Choice } from '../domain/cart/types.ts';
import type { SellingType } from '../domain/menu/types.ts';
import type { Bill } from '../domain/pricing/types.ts';
import type { CartChanges, CartElsewhere } from './cart-changes.ts';

/** What the customer typed at checkout. */
export interface CartDetails {
  readonly name: string;
  /** National digits. */
  readonly phone: string;
  /** `+965`; '' until chosen. */
  readonly dialCode: string;
  readonly car: string;
  readonly comment: string;
  /** Spec, section 9; cash (2) by default. */
  readonly paymentType: number;
  readonly couponCode: string | null;
  readonly useWallet: boolean;
}

export interface CartState {
  readonly cart: Cart;
  /** Units over all lines. */
  readonly count: number;
  /**
   * Null until the business, the pricing and every item of the cart are loaded, and while the lines are at another branch.
   * Lines that can no longer be sold are among its problems.
   */
  readonly bill: Bill | null;
  readonly details: CartDetails;
  /** The line last taken out, with its place. */
  readonly removed: { readonly line: CartLine; readonly index: number } | null;
  /** What the way to this branch changed, until dismissed. */
  readonly changes: CartChanges | null;
  /** Set while the lines belong to another branch than the one shown, and stay there. */
  readonly elsewhere: CartElsewhere | null;
  add(choice: Choice): void;
  /** 0 takes the line out. */
  setCount(key: string, count: number): void;
  remove(key: string): void;
  /** Undoes the last removal. */
  restore(): void;
  replace(key: string, choice: Choice): void;
  /** Lines, comment and coupon go; who the customer is stays. */
  clear(): void;
  /** What was ordered goes: units by line key. What was added meanwhile stays. */
  takeOrdered(units: Readonly<Record<string, number>>): void;
  setDetails(patch: Partial<CartDetails>): void;
  setSellingType(type: SellingType): void;
}
