import type { Quote } from '../../api/contract/quote-contract.ts';
import type { Cart, CartLine, Choice } from '../../domain/cart/cart-types.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';
import type { LocalizedText, SellingType } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Car } from '../../domain/orders/pickup-car.ts';
import type { Bill, ShippingRates } from '../../domain/pricing/pricing-types.ts';
import type { ReserveType } from '../../domain/reservation/reserve-type.ts';
import type { Span } from '../../domain/schedule/shop.ts';
import type { CartChanges, CartElsewhere } from './cart-changes.ts';
import type { CartCoupon, CouponNews, CouponRefusal, Gift, QuoteDifference } from './cart-coupon.ts';

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

/** Where the customer sits: it goes with orders for eating in. */
export interface CartTable {
  /** Null where the branch lists no tables: then it is just what the page says. */
  readonly id: string | null;
  readonly name: LocalizedText;
}

/** Where a delivery goes, as far as the cart is concerned: what it costs, takes and needs. */
export interface CartDelivery {
  /** Of the two, one. */
  readonly zoneId: string | null;
  readonly countryIso: string | null;
  readonly areaId: string | null;
  /** The area's, else the zone's or the country's: for "why this total?". */
  readonly name: LocalizedText;
  readonly fee: Money | ShippingRates;
  readonly minOrder: Money;
  /** To the door; null for what is shipped. */
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

/** A place in a slot, kept for this customer for a while. */
export interface CartHold {
  /** Unguessable. */
  readonly id: string;
  /** The slot it is in, by its begin. Epoch milliseconds, as the next. */
  readonly from: number;
  readonly expiresAt: number;
}

export interface CartState {
  readonly cart: Cart;
  /** Set for what goes with a reservation, and how its paths name that; absent for what is ordered by itself. */
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
  /** The code the backend is being asked about. */
  readonly queriedCouponCode: string | null;
  /** The last code that cannot be used, until the next one or until dismissed. It takes no other coupon off the cart. */
  readonly couponRefusal: CouponRefusal | null;
  /** What became of the code the page's link offered, until dismissed. */
  readonly couponNews: CouponNews | null;
  readonly gift: Gift | null;
  /** Told by the delivery store; it counts while the cart is for delivery. */
  readonly delivery: CartDelivery | null;
  /** What the wallet holds, told by the wallet store; it counts while the customer is logged in and wants it used. Null: not known. */
  readonly wallet: Money | null;
  /** Told by the table store; it counts while the cart is for eating in. */
  readonly table: CartTable | null;
  /** `scheduled` is for the slot that is chosen. */
  readonly orderTime: 'now' | 'scheduled';
  /** YYYY-MM-DD at the business: the slot's day. */
  readonly selectedScheduleDate: string | null;
  readonly selectedScheduleSlot: CartSlot | null;
  /** Told by whoever keeps the place; sent along when it is in the chosen slot. */
  readonly hold: CartHold | null;
  /** The server's breakdown of this very cart; null until it was asked, and from every change on. */
  readonly calculatedAmounts: Quote | null;
  /** Set while the server asks something else than was shown. It goes when it was accepted, or the cart is another. */
  readonly difference: QuoteDifference | null;
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
  /** Lines, comment, coupon, gift, table, the time it was for and what was asked go; who the customer is stays (spec, section 4). */
  clear(): void;
  /** What was ordered goes: units by line key. What was added meanwhile stays. */
  takeOrdered(units: Readonly<Record<string, number>>): void;
  setDetails(patch: Partial<CartDetails>): void;
  setSellingType(type: SellingType): void;
  /** Asks the backend about a code and puts its coupon on the cart if it can be used. Never rejects: the state says. */
  applyCoupon(code: string): Promise<void>;
  /** Also ends a question that is under way. */
  removeCoupon(): void;
  /** A code from outside the cart, or none any more: asked about as soon as there is something in it, once a visit, unless it has a coupon. */
  offerCoupon(code: string | undefined): void;
  dismissCouponRefusal(): void;
  dismissCouponNews(): void;
  /** Null, or a message of nothing but space: no gift. */
  setGift(gift: Gift | null): void;
  setDelivery(delivery: CartDelivery | null): void;
  setTable(table: CartTable | null): void;
  /** For that slot; null: for now. */
  setSchedule(slot: CartSlot | null): void;
  setHold(hold: CartHold | null): void;
  /** Asks the server for its breakdown now. Never rejects. */
  reconcile(): Promise<void>;
  /** While somebody looks at the amounts: the server is asked whenever the cart has come to rest. Returns the way to stop. */
  watch(): () => void;
  /** What the server asks was seen. */
  acceptDifference(): void;
}
