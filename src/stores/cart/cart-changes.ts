import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { LineChange } from '../../domain/cart/recheck.ts';

/** What a change of branch did to the cart, until the customer has seen it. */
export interface CartChanges {
  /** The branch the lines came from. */
  readonly from: string;
  readonly list: readonly LineChange[];
  /** The cart's lines right after it; once they are others, an undo would undo more than this. */
  readonly after: readonly CartLine[];
  /** Back to that branch, with the lines as they were. Rejects with ApiError when its menu cannot be loaded. */
  undo(): Promise<void>;
  dismiss(): void;
}

/** The cart is at another branch than the one shown here, and this element did not go there with it. */
export interface CartElsewhere {
  readonly branchId: string;
  /** Brings the lines to the branch that is shown. */
  bringHere(): void;
}
