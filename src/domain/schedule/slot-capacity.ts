import type { Money } from '../money/money.ts';
import type { Slot } from './slots.ts';

// How much a slot accepts. The business counts orders, dishes or money. The app and the backend share these rules
// (docs/adr/0048-capacity-by-dishes-or-amount.md).

/** What the capacity of a slot counts. `dishes`: units in the cart. `amount`: the subtotal, in minor units. */
export type CapacityUnit = 'orders' | 'dishes' | 'amount';

/** How much of a slot an order needs. */
export interface OrderSize {
  /** Units in the cart. A set is one unit. */
  readonly dishes: number;
  /** Subtotal in minor units: after discounts, before the coupon, fees and tips. */
  readonly amount: number;
}

/** The size of an order whose cart is unknown. It counts as the smallest possible order. */
export const SMALLEST_ORDER: OrderSize = { dishes: 1, amount: 1 };

/** The size of a cart with `dishes` units. `bill` is null before the cart is priced. */
export const measureCart = (dishes: number, bill: { readonly subtotal: Money } | null): OrderSize => ({
  dishes,
  amount: bill?.subtotal.minor ?? 1,
});

/** The capacity that an order needs. At least 1, so that free dishes also fill a slot. */
export const getRequiredCapacity = (unit: CapacityUnit, { dishes, amount }: OrderSize): number =>
  unit === 'orders' ? 1 : Math.max(1, unit === 'dishes' ? dishes : amount);

/** The marked copy of each slot, so that marking a list again returns the same objects. */
const markedSlots = new WeakMap<Slot, Slot>();

function markTooSmall(slot: Slot): Slot {
  const markedSlot = markedSlots.get(slot) ?? { ...slot, isTooSmall: true };
  markedSlots.set(slot, markedSlot);
  return markedSlot;
}

/** Whether an order that needs `requiredCapacity` fits into a slot. */
const hasRoom = ({ remaining }: Slot, requiredCapacity: number): boolean =>
  remaining == null || remaining >= requiredCapacity;

/** Marks the slots that are not full, but too small for an order that needs `requiredCapacity`. */
export const markSmallSlots = (slots: readonly Slot[], requiredCapacity: number): readonly Slot[] =>
  requiredCapacity > 1
    ? slots.map((slot) =>
        slot.remaining === 0 || hasRoom(slot, requiredCapacity) ? slot : markTooSmall(slot),
      )
    : slots;

/** Marks the slots of several days like `markSmallSlots`. */
export const markSmallSlotsOfDays = <D extends { readonly slots: readonly Slot[] }>(
  days: readonly D[],
  requiredCapacity: number,
): readonly D[] =>
  requiredCapacity > 1
    ? days.map((day) => ({ ...day, slots: markSmallSlots(day.slots, requiredCapacity) }))
    : days;
