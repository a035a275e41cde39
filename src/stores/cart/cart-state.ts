import type { Cart, CartLine, Choice } from '../../domain/cart/cart-types.ts';
import type { LineChange } from '../../domain/cart/revalidate-for-branch.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';
import type { LocalizedText, OrderType } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Gift } from '../../domain/orders/order.ts';
import type { Car } from '../../domain/orders/pickup-car.ts';
import type { CouponRefusalReason } from '../../domain/pricing/coupon-offer.ts';
import type { Bill, Coupon, ShippingRates } from '../../domain/pricing/pricing-types.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { ReserveType } from '../../domain/reservation/reserve-type.ts';
import type { Span } from '../../domain/schedule/open-state.ts';

/** What a change of branch did to the cart, until the customer has seen it. */
export interface CartChanges {
  /** The branch the lines came from. */
  readonly from: string;
  readonly list: readonly LineChange[];
  /** The lines right after the change. Once the cart has other lines, undoing would undo more than this change. */
  readonly after: readonly CartLine[];
  /** Returns to that branch with the lines as they were. Rejects with ApiError when its menu cannot be loaded. */
  undo(): Promise<void>;
  dismiss(): void;
}

/** The cart is at another branch than the one on screen, and this element did not follow it. */
export interface CartElsewhere {
  readonly branchId: string;
  /** Moves the lines to the branch on screen. */
  bringHere(): void;
}

/** The coupon on a cart. It stays while the cart does not qualify yet: the bill says what it takes off, or why nothing. */
export interface CartCoupon {
  /** As the business writes it; as typed or stored until the server answered. */
  readonly code: string;
  /** Null until the server answered: nothing is taken off meanwhile. */
  readonly terms: Coupon | null;
}

/** A code that cannot be used. */
export interface CouponRefusal {
  readonly code: string;
  /** `unanswered`: the server did not answer. */
  readonly reason: CouponRefusalReason | 'unanswered';
}

/** The result for a code that the link to the page offered. */
export interface CouponNotice {
  readonly code: string;
  /** Null: the coupon is on the cart. */
  readonly refusal: CouponRefusal['reason'] | null;
}

/** The price the customer saw, and the server's. */
export interface QuoteDifference {
  readonly shownQuote: Quote;
  readonly serverQuote: Quote;
}

/** What the customer typed at checkout. */
export interface CartDetails {
  readonly name: string;
  /** National digits. */
  readonly phone: string;
  /** `+965`; '' until chosen. */
  readonly dialCode: string;
  /** What a pickup is brought to. */
  readonly car: Car;
  readonly comment: string;
  /** Spec, section 9; cash (2) by default. */
  readonly paymentType: number;
  readonly useWallet: boolean;
}

/** Where the customer sits, for orders for eating in. */
export interface CartTable {
  /** Null where the branch lists no tables: then `name` is what the link to the page says. */
  readonly id: string | null;
  readonly name: LocalizedText;
}

/** What the destination of a delivery means for the cart: fee, minimum, time and address. */
export interface CartDelivery {
  /** Either a zone or a country. */
  readonly zoneId: string | null;
  readonly countryIso: string | null;
  readonly areaId: string | null;
  /** Of the area, else of the zone or country: for "why this total?". */
  readonly name: LocalizedText;
  readonly fee: Money | ShippingRates;
  readonly minOrder: Money;
  /** To the door; null when it is shipped. */
  readonly minutes: number | null;
  /** `residency` by default. */
  readonly formType: string;
  /** As far as it was typed. */
  readonly address: Address;
}

/** When an order is for, in epoch ms; `date` (YYYY-MM-DD) is the business's. */
export interface CartSlot extends Span {
  readonly date: string;
}

/** A place in a slot, reserved for this customer for a while. */
export interface CartHold {
  /** Unguessable. */
  readonly id: string;
  /** Start of the slot, in epoch ms. */
  readonly from: number;
  /** In epoch ms. */
  readonly expiresAt: number;
}

export interface CartState {
  readonly cart: Cart;
  /** Set for a pre-order with a reservation: its type in paths. Absent for an order of its own. */
  readonly way?: ReserveType;
  /** Units over all lines. */
  readonly count: number;
  /**
   * Null until the business, the pricing and every item of the cart are loaded, and while the lines are at another branch.
   * Lines that can no longer be sold are among its problems.
   */
  readonly bill: Bill | null;
  readonly details: CartDetails;
  readonly coupon: CartCoupon | null;
  /** The code that the server is being asked about. */
  readonly queriedCouponCode: string | null;
  /** The last code that cannot be used, until the next one or until dismissed. It takes no other coupon off the cart. */
  readonly couponRefusal: CouponRefusal | null;
  /** The result for the code that the link to the page offered, until dismissed. */
  readonly couponNotice: CouponNotice | null;
  readonly gift: Gift | null;
  /** Set by the delivery store. It counts while the cart is for delivery. */
  readonly delivery: CartDelivery | null;
  /** Balance of the wallet, set by the wallet store. It counts while the customer is logged in and wants to use it. Null: not known. */
  readonly wallet: Money | null;
  /** Set by the table store. It counts while the cart is for eating in. */
  readonly table: CartTable | null;
  /** `scheduled` is for the slot that is chosen. */
  readonly orderTime: 'now' | 'scheduled';
  /** YYYY-MM-DD at the business: the slot's day. */
  readonly selectedScheduleDate: string | null;
  readonly selectedScheduleSlot: CartSlot | null;
  /** Set by the slot hold store. It is sent along when it is in the chosen slot. */
  readonly hold: CartHold | null;
  /** The server's price of the cart as it is; null until the server answered, and after every change. */
  readonly calculatedAmounts: Quote | null;
  /** Set while the server's price differs from the one shown, until it is accepted or the cart changes. */
  readonly difference: QuoteDifference | null;
  /** The line that was removed last, with its position. */
  readonly removed: { readonly line: CartLine; readonly index: number } | null;
  /** What the move to this branch changed, until dismissed. */
  readonly changes: CartChanges | null;
  /** Set while the lines stay at another branch than the one on screen. */
  readonly elsewhere: CartElsewhere | null;
  add(choice: Choice): void;
  /** 0 removes the line. */
  setCount(key: string, count: number): void;
  remove(key: string): void;
  /** Undoes the last removal. */
  restore(): void;
  replace(key: string, choice: Choice): void;
  /** Removes the lines, comment, coupon, gift, table and time. The customer's name and phone stay (spec, section 4). */
  clear(): void;
  /** Removes what was ordered: units by line key. What was added meanwhile stays. */
  removeOrdered(units: Readonly<Record<string, number>>): void;
  setDetails(patch: Partial<CartDetails>): void;
  setSellingType(type: OrderType): void;
  /** Asks the server about a code and puts its coupon on the cart if it can be used. Never rejects: the state tells the result. */
  applyCoupon(code: string): Promise<void>;
  /** Also cancels a request about a code. */
  removeCoupon(): void;
  /**
   * A code from outside the cart; undefined: none any more. The server is asked about it once a visit, with the first item in
   * the cart, unless the cart has a coupon.
   */
  offerCoupon(code: string | undefined): void;
  dismissCouponRefusal(): void;
  dismissCouponNotice(): void;
  /** Null, or a message of only white space: no gift. */
  setGift(gift: Gift | null): void;
  setDelivery(delivery: CartDelivery | null): void;
  setTable(table: CartTable | null): void;
  /** Null: the order is for now. */
  setSchedule(slot: CartSlot | null): void;
  setHold(hold: CartHold | null): void;
  /** Asks the server for the price now. Never rejects. */
  revalidate(): Promise<void>;
  /** While the amounts are on screen, the server is asked after each change of the cart. Returns a function that ends this. */
  watch(): () => void;
  /** The customer has seen the difference. */
  acceptDifference(): void;
}
