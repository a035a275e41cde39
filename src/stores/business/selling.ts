import type { WireBusiness } from '../../api/contract/business-contract.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { type Currency, fromDecimal, type Money, zero } from '../../domain/money/money.ts';

const SETTINGS = {
  delivery: 'checkoutDelivery',
  car_pickup: 'checkoutCarPickup',
  dine_in: 'checkoutDineIn',
} as const;

/** The settings of one selling type; undefined when the business has none for it. */
export const settingsOf = (business: WireBusiness, type: SellingType) => business[SETTINGS[type]];

/**
 * The least that may be ordered. An amount that cannot be (more decimals than the currency has) is none here: the backend
 * refuses what is below its own.
 */
export function minimumOf(business: WireBusiness, type: SellingType, currency: Currency): Money {
  try {
    return fromDecimal(settingsOf(business, type)?.min_order ?? 0, currency);
  } catch {
    return zero(currency);
  }
}

/** What the business sells as, in the order customers are offered it. */
export const enabledTypes = (business: WireBusiness): SellingType[] =>
  (['car_pickup', 'delivery', 'dine_in'] as const).filter((type) => settingsOf(business, type)?.enabled);

/**
 * Whether orders can be made (spec, section 4): the type is on, dine-in has its cart on, and the shop is open or takes
 * scheduled orders.
 */
export const isCartUsable = (
  business: WireBusiness,
  type: SellingType,
  { open }: { readonly open: boolean },
): boolean => isOrderable(business, type) && (open || !!settingsOf(business, type)?.scheduled_orders?.on);

/** Whether a branch hands over orders of a type: pickup may be at some of them only (spec, section 3). */
export const isSoldAt = (business: WireBusiness, type: SellingType, branchId: string): boolean =>
  type !== 'car_pickup' || (business.checkoutCarPickup?.branches?.includes(branchId) ?? true);

/** Whether the business takes orders of a type at all: it is on, and dine-in has its cart on. */
export const isOrderable = (business: WireBusiness, type: SellingType): boolean =>
  !!settingsOf(business, type)?.enabled && (type !== 'dine_in' || !!business.checkoutDineIn?.cart);
