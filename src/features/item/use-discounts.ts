import type { DiscountBook, SellingType } from '../../domain/menu/types.ts';
import { useMenu } from '../../stores/context.tsx';

const NONE: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** The discounts of a way of selling. */
export const useDiscounts = (type: SellingType): DiscountBook =>
  useMenu((state) => state.discounts)?.[type] ?? NONE;
