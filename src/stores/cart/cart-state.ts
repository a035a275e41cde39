import type { Cart, CartLine, Choice } from '../../domain/cart/cart-types.ts';
import type { LineChange } from '../../domain/cart/revalidate-for-branch.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';
import type { LocalizedText, OrderType } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Gift } from '../../domain/orders/order.ts';
import type { Car } from '../../domain/orders/pickup-car.ts';
import type { Bill, Coupon, ShippingRates } from '../../domain/pricing/pricing-types.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { CouponRefusalReason } from '../../domain/pricing/quoted-coupon.ts';
import type { Tip } from '../../domain/pricing/tip.ts';
import type { ReserveType } from '../../domain/reservation/reserve-type.ts';
import type { Span } from '../../domain/schedule/open-state.ts';

/** The changes caused by moving the cart to another branch, until the customer dismisses them. */
export interface CartChanges {
  /** The branch that the lines belonged to before the move. */
  readonly fromBranchId: string;
  readonly list: readonly LineChange[];
  /** The lines right after the move. If the cart has other lines now, `undo` would also revert later edits. */
  readonly linesAfter: readonly CartLine[];
  /**
   * Restores `fromBranchId` and the lines before the move. Rejects with ApiError if the menu of that branch cannot be
   * loaded.
   */
  undo(): Promise<void>;
  dismiss(): void;
}

/** A cart that belongs to a different branch from the one on screen, because another element moved it. */
export interface OtherBranchCart {
  readonly branchId: string;
  /** Moves the lines to the branch on screen. */
  moveToCurrentBranch(): void;
}

/**
 * The coupon of a cart. It stays on the cart even if it does not apply. The bill has the discount or the reason why
 * there is none.
 */
export interface CartCoupon {
  /** The code as the business spells it. Until the server responds, as typed or stored. */
  readonly code: string;
  /** Null until the server responds. Until then there is no discount. */
  readonly terms: Coupon | null;
}

/** A code that cannot be used. */
export interface CouponRefusal {
  readonly code: string;
  /** `unanswered` means that the server did not respond. */
  readonly reason: CouponRefusalReason | 'unanswered';
}

/** The result of checking the code in the page's link. */
export interface CouponNotice {
  readonly code: string;
  /** Null if the coupon was applied to the cart. */
  readonly refusal: CouponRefusal['reason'] | null;
}

/** The difference between the price that the customer saw and the server's price. */
export interface PriceChange {
  readonly shownQuote: Quote;
  readonly serverQuote: Quote;
}

/** The customer's entries at checkout. */
export interface CartDetails {
  readonly name: string;
  /** The national number, digits only. */
  readonly phone: string;
  /** For example `+965`; empty until chosen. */
  readonly dialCode: string;
  /** The values that the checkout filled in. If `name` or `phone` differs, the customer or the host page entered it. */
  readonly prefilled: { readonly name: string; readonly phone: string };
  /** The car to which a pickup order is brought. */
  readonly car: Car;
  readonly comment: string;
  /** Numeric payment type (spec, section 9). Default: cash (2). */
  readonly paymentType: number;
  readonly useWallet: boolean;
  /** Applies only if the business offers it for the order type. */
  readonly tip: Tip | null;
}

/** The customer's table, for dine-in orders. */
export interface CartTable {
  /** Null if the branch lists no tables. In that case `name` comes from the link that opened the page. */
  readonly id: string | null;
  readonly name: LocalizedText;
}

/** Delivery terms of the destination: fee, minimum, time and address. */
export interface CartDelivery {
  /** Either `zoneId` or `countryIso` is set, never both. */
  readonly zoneId: string | null;
  readonly countryIso: string | null;
  readonly areaId: string | null;
  /** Name of the area, else of the zone or country. Used to explain the total. */
  readonly name: LocalizedText;
  readonly fee: Money | ShippingRates;
  readonly minOrder: Money;
  /** Delivery time in minutes; null for shipping. */
  readonly minutes: number | null;
  /** Name of the address form. Default: `residency`. */
  readonly formType: string;
  /** May be incomplete. */
  readonly address: Address;
}

/** The slot that an order is scheduled for, in epoch ms. `date` (YYYY-MM-DD) is in the business's time zone. */
export interface CartSlot extends Span {
  readonly date: string;
  /** The app preselected the slot, and the customer has not confirmed it. */
  readonly isSuggested?: boolean | undefined;
}

/** A temporary hold of one place in a slot. */
export interface CartHold {
  /** Unguessable. */
  readonly id: string;
  /** Start of the slot, in epoch ms. */
  readonly from: number;
  /** In epoch ms. */
  readonly expiresAt: number;
}

/** The limit that applied when the customer wanted more units of an item than one order may have. */
export interface CountLimit {
  readonly itemId: string;
  /** Null for an item without price labels. */
  readonly priceLabelId: string | null;
  /** Largest number of units in the cart. */
  readonly maximum: number;
}

export interface CartState {
  readonly cart: Cart;
  /** Reservation type of a pre-order, as used in URL paths. Absent for an ordinary order. */
  readonly preorderType?: ReserveType;
  /** Number of units in all lines. */
  readonly count: number;
  /**
   * Null until the business, the pricing code and every item of the cart are loaded, and while the lines belong to
   * another branch. `problems` lists the lines that can no longer be sold.
   */
  readonly bill: Bill | null;
  readonly details: CartDetails;
  readonly coupon: CartCoupon | null;
  /** The code that the server is checking. */
  readonly couponCodeBeingChecked: string | null;
  /** The area and the address from the page's link. Null once the delivery store has used them. */
  readonly linkAreaId: string | null;
  readonly linkAddress: string | null;
  /**
   * The last refused code, until another code is entered or the customer dismisses it. The cart keeps a coupon that it
   * already has.
   */
  readonly couponRefusal: CouponRefusal | null;
  /** The result for the code from the page's link, until dismissed. */
  readonly couponNotice: CouponNotice | null;
  /** The message is empty until the customer has typed it. */
  readonly gift: Gift | null;
  /** Set by the delivery store. Used only while the order type is delivery. */
  readonly delivery: CartDelivery | null;
  /** Wallet balance, set by the wallet store; null if unknown. Used only if a logged-in customer pays with it. */
  readonly wallet: Money | null;
  /** Set by the table store. Used only while the order type is dine-in. */
  readonly table: CartTable | null;
  /** `scheduled`: for the selected slot. */
  readonly orderTime: 'now' | 'scheduled';
  /** Day of the slot (YYYY-MM-DD) in the business's time zone. */
  readonly selectedScheduleDate: string | null;
  readonly selectedScheduleSlot: CartSlot | null;
  /** Set by the slot hold store. If the hold is for the selected slot, the order contains its id. */
  readonly hold: CartHold | null;
  /** The server's price for the current cart. Null until the server responds, and again after every change. */
  readonly calculatedAmounts: Quote | null;
  /**
   * Set while the server's price differs from the displayed price, until the customer accepts it or changes the cart.
   */
  readonly priceChange: PriceChange | null;
  /** The line that the customer removed last, and its position. */
  readonly lastRemoved: { readonly line: CartLine; readonly index: number } | null;
  /** Set when the cart accepted fewer units than the customer wanted, until dismissed. */
  readonly countLimit: CountLimit | null;
  /** The changes of the last move to another branch, until dismissed. */
  readonly changes: CartChanges | null;
  /** Set while the lines belong to a different branch from the one on screen. */
  readonly otherBranch: OtherBranchCart | null;
  /** Adds as many units as the cart can hold. Sets `countLimit` if that is fewer than `choice.count`. */
  add(choice: Choice): void;
  /** Sets `countLimit` for a choice whose count is already at its maximum. */
  reportCountLimit(choice: Choice): void;
  dismissCountLimit(): void;
  /** A count below 1 removes the line. */
  setCount(key: string, count: number): void;
  remove(key: string): void;
  /** Undoes the last removal. */
  restore(): void;
  replace(key: string, choice: Choice): void;
  /**
   * Removes the lines, comment, coupon, gift, tip, table and time. Keeps the customer's name and phone (spec, section
   * 4).
   */
  clear(): void;
  /**
   * Removes the ordered units, given by line key, and keeps units that were added since. Also removes the comment,
   * coupon, gift, tip and time.
   */
  removeOrderedUnits(units: Readonly<Record<string, number>>): void;
  setDetails(patch: Partial<CartDetails>): void;
  setOrderType(type: OrderType): void;
  /** Has the server check a code, and applies the coupon if it is valid. Never rejects; check `couponRefusal`. */
  applyCoupon(code: string): Promise<void>;
  /** Also cancels a pending check of a code. */
  removeCoupon(): void;
  /**
   * Sets the code from the page's link; undefined removes it. The server checks it once per visit when the cart has
   * an item, unless the cart already has a coupon.
   */
  setLinkCoupon(code: string | undefined): void;
  dismissCouponRefusal(): void;
  dismissCouponNotice(): void;
  /** Null removes the gift. */
  setGift(gift: Gift | null): void;
  setDelivery(delivery: CartDelivery | null): void;
  setTable(table: CartTable | null): void;
  /**
   * Sets the area and address from the page's link; null for none. The delivery store uses them once the zones are
   * loaded.
   */
  setLinkPlace(areaId: string | null, address: string | null): void;
  /** Null makes the order immediate. */
  setSchedule(slot: CartSlot | null): void;
  setHold(hold: CartHold | null): void;
  /** Requests the server's price now. Never rejects. */
  revalidate(): Promise<void>;
  /** Requests the server's price after each change of the cart. Returns a function that stops this. */
  watchPrice(): () => void;
  /** Marks the price change as accepted by the customer. */
  acceptPriceChange(): void;
}
