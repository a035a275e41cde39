import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { type Currency, parseMoney } from '../../../../src/domain/money/money.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import type { Slot } from '../../../../src/domain/schedule/slots.ts';
import type { SlotCapacity, TakenPlaces } from '../../repo/schedule/slot-places-repo.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/business-catalogue.ts';

/** How much a slot of a branch accepts. Null if that is unlimited. */
export function getSlotCapacity(
  { slot_capacity }: FileBranch,
  type: OrderType,
  currency: Currency,
): SlotCapacity | null {
  const capacity = slot_capacity?.[type];
  if (capacity === undefined) return null;
  if (typeof capacity === 'number') return { unit: 'orders', limit: capacity };
  const { orders, dishes, amount } = capacity;
  if (dishes !== undefined) return { unit: 'dishes', limit: dishes };
  if (amount !== undefined) return { unit: 'amount', limit: parseMoney(amount, currency).minor };
  return orders === undefined ? null : { unit: 'orders', limit: orders };
}

/** Whether a branch limits its slots for any order type. */
export const hasSlotCapacities = ({ slot_capacity }: FileBranch): boolean =>
  Object.keys(slot_capacity ?? {}).length > 0;

/** Returns the slot with its free capacity. */
export type FreeCapacityAdder = (type: OrderType, slot: Span) => Slot;

/** Creates a function that adds the free capacity to slots. A branch without capacities needs no `takenPlaces`. */
export function createFreeCapacityAdder(
  branch: FileBranch,
  currency: Currency,
  takenPlaces: readonly TakenPlaces[],
): FreeCapacityAdder {
  const takenBySlot = new Map(
    takenPlaces.map((row) => [`${row.sellingType} ${row.startsAt.getTime()}`, row]),
  );
  return (type, slot) => {
    const capacity = getSlotCapacity(branch, type, currency);
    if (!capacity) return slot;
    const takenCapacity = takenBySlot.get(`${type} ${slot.from}`)?.[capacity.unit] ?? 0;
    return { ...slot, remaining: Math.max(0, capacity.limit - takenCapacity) };
  };
}

/** What the capacity of an order type counts, as sent to clients. Empty if it counts orders. */
export function toCapacityUnitWire(
  { currency }: Pick<Business, 'currency'>,
  branch: FileBranch,
  type: OrderType,
): { readonly capacity_unit?: 'dishes' | 'amount' } {
  const unit = getSlotCapacity(branch, type, currency)?.unit ?? 'orders';
  return unit === 'orders' ? {} : { capacity_unit: unit };
}
