import type { OrderType } from '../menu/menu-types.ts';
import { createZero, type Money } from '../money/money.ts';
import type { PricingInput } from '../pricing/pricing-types.ts';
import type { TipOffer } from '../pricing/tip.ts';
import type { Business, SellingSettings } from './business-types.ts';

/** Settings of an order type; null if the business has none for it. */
export const getSellingSettings = (business: Business, type: OrderType): SellingSettings | null =>
  business.selling[type];

/** The minimum order of an order type. */
export const getMinimumOrder = (business: Business, type: OrderType): Money =>
  getSellingSettings(business, type)?.minOrder ?? createZero(business.currency);

/**
 * The terms of an order type that do not depend on the destination: the fees per order, the subtotal for free delivery,
 * and the taxes inside the delivery fee.
 */
export function getFeeTerms(
  { selling }: Pick<Business, 'selling'>,
  type: OrderType,
): Pick<PricingInput, 'fees' | 'freeDeliveryFrom' | 'deliveryTaxes'> {
  const delivery = type === 'delivery' ? selling.delivery : null;
  return {
    fees: selling[type]?.fees ?? [],
    freeDeliveryFrom: delivery?.freeFrom ?? null,
    deliveryTaxes: delivery?.feeTaxes ?? [],
  };
}

/**
 * The tips that customers may add to an order of a type; null for none. A business that hides its prices accepts no
 * tips.
 */
export const getTipOffer = (
  { selling, hidesPrices }: Pick<Business, 'selling' | 'hidesPrices'>,
  type: OrderType,
): TipOffer | null => (hidesPrices ? null : (selling[type]?.tips ?? null));

/** The enabled order types, in display order. */
export const getEnabledTypes = (business: Business): OrderType[] =>
  (['car_pickup', 'delivery', 'dine_in'] as const).filter(
    (type) => getSellingSettings(business, type)?.enabled,
  );

/**
 * Whether the business accepts orders of a type. The type must be enabled. For dine-in, the dine-in cart must be
 * enabled too.
 */
export const isOrderable = (business: Business, type: OrderType): boolean =>
  !!getSellingSettings(business, type)?.enabled &&
  (type !== 'dine_in' || !!business.selling.dine_in?.hasCart);

/**
 * Whether customers can order now (spec, section 4): the type is orderable, and the shop is open or accepts scheduled
 * orders.
 */
export const isCartUsable = (
  business: Business,
  type: OrderType,
  { open }: { readonly open: boolean },
): boolean => isOrderable(business, type) && (open || !!getSellingSettings(business, type)?.scheduled?.on);

/** Whether a branch offers an order type: a business may limit pickup to some branches (spec, section 3). */
export const isTypeOfferedAt = (business: Business, type: OrderType, branchId: string): boolean =>
  type !== 'car_pickup' || (business.selling.car_pickup?.branches?.includes(branchId) ?? true);

/**
 * Message key for the name of an order type. A business may call dine-in a service (spec, section 3: `dine_in_label`).
 */
export type OrderTypeNameKey = OrderType | 'product_service';

/** The message key for the business's name of an order type. */
export const getOrderTypeNameKey = (business: Business | null, type: OrderType): OrderTypeNameKey =>
  type === 'dine_in' && business?.dineInLabel === 'product_service' ? 'product_service' : type;
