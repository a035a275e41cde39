import type { DiscountBook, SellingType } from '../../domain/menu/menu-types.ts';
import { useMenu } from '../../stores/stores-context.tsx';

const NONE: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** The discounts of a way of selling. */
export const useDiscounts = (type: SellingType): DiscountBook =>
  useMenu((state) => state.discounts)?.[type] ?? NONE;
