import type { OrderType } from '../menu/menu-types.ts';
import { type Money, zero } from '../money/money.ts';
import type { Business, SellingSettings } from './business-types.ts';

/** Settings of an order type; null when the business has none for it. */
export const settingsOf = (business: Business, type: OrderType): SellingSettings | null =>
  business.selling[type];

/** The minimum order of an order type. */
export const minimumOf = (business: Business, type: OrderType): Money =>
  settingsOf(business, type)?.minOrder ?? zero(business.currency);

/** The enabled order types, in display order. */
export const enabledTypes = (business: Business): OrderType[] =>
  (['car_pickup', 'delivery', 'dine_in'] as const).filter((type) => settingsOf(business, type)?.enabled);

/** Whether the business takes orders of a type: it is enabled, and dine-in has a cart. */
export const isOrderable = (business: Business, type: OrderType): boolean =>
  !!settingsOf(business, type)?.enabled && (type !== 'dine_in' || !!business.selling.dine_in?.hasCart);

/**
 * Whether customers can order now (spec, section 4): the type is orderable, and the shop is open or takes scheduled
 * orders.
 */
export const isCartUsable = (
  business: Business,
  type: OrderType,
  { open }: { readonly open: boolean },
): boolean => isOrderable(business, type) && (open || !!settingsOf(business, type)?.scheduled?.on);

/** Whether a branch offers an order type: a business may limit pickup to some branches (spec, section 3). */
export const isSoldAt = (business: Business, type: OrderType, branchId: string): boolean =>
  type !== 'car_pickup' || (business.selling.car_pickup?.branches?.includes(branchId) ?? true);

/** The name of an order type: a business may call dine-in a service (spec, section 3: `dine_in_label`). */
export type Wording = OrderType | 'product_service';

export const wordingOf = (business: Business | null, type: OrderType): Wording =>
  type === 'dine_in' && business?.dineInLabel === 'product_service' ? 'product_service' : type;
