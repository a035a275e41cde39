import type { DiscountBook, OrderType } from '../../domain/menu/menu-types.ts';
import { useMenu } from '../../stores/stores-context.tsx';

const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** The discounts of an order type. */
export const useDiscounts = (type: OrderType): DiscountBook =>
  useMenu((state) => state.discounts)?.[type] ?? NO_DISCOUNTS;
