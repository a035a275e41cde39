import { useState } from 'react';
import { getSellingSettings } from '../../domain/business/selling.ts';
import type { Choice } from '../../domain/cart/cart-types.ts';
import type { DiscountBook, OrderType } from '../../domain/menu/menu-types.ts';
import type { Order } from '../../domain/orders/order.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { compareWithMenu, isUnchanged, type ReorderLine } from './order-again.ts';

const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** `add` keeps the lines and the order type of the cart. `replace` clears the cart first. */
export type ReorderMode = 'add' | 'replace';

export interface OrderAgain {
  readonly state: 'idle' | 'busy' | 'failed';
  /** True while the sheet is open because the customer has to decide something. */
  readonly isSheetOpen: boolean;
  readonly hasCartLines: boolean;
  /** Compares the order's lines with today's menu. */
  compareLines(mode: ReorderMode): readonly ReorderLine[];
  /**
   * Compares the order with today's menu. Adds the lines to the cart, or opens the sheet if the customer must decide.
   */
  startReorder(): Promise<void>;
  addToCart(mode: ReorderMode, choices: readonly Choice[]): void;
  closeSheet(): void;
}

/** Lets the customer order an earlier order again. */
export function useOrderAgain({ quote, orderType }: Order): OrderAgain {
  const router = useRouter();
  const { business, branchId } = useBusiness((state) => ({
    business: state.business,
    branchId: state.branchId,
  }));
  const menu = useMenu(({ findItem, isComplete, loadItem, discounts }) => ({
    findItem,
    isComplete,
    loadItem,
    discounts,
  }));
  const cart = useCart(({ cart: { orderType, lines }, add, clear, setOrderType }) => ({
    orderType,
    add,
    clear,
    setOrderType,
    hasLines: lines.length > 0,
  }));
  const [state, setState] = useState<OrderAgain['state']>('idle');
  const [isSheetOpen, setSheetOpen] = useState(false);

  // Use the order type of the earlier order if the business still offers it.
  const preferredOrderType =
    business && getSellingSettings(business, orderType)?.enabled ? orderType : cart.orderType;
  const getOrderTypeFor = (mode: ReorderMode): OrderType =>
    mode === 'add' && cart.hasLines ? cart.orderType : preferredOrderType;
  const compareLines = (mode: ReorderMode) => {
    const type = getOrderTypeFor(mode);
    const discounts = menu.discounts?.[type] ?? NO_DISCOUNTS;
    return compareWithMenu(quote, { findItem: menu.findItem, discounts, type });
  };
  const addToCart = (mode: ReorderMode, choices: readonly Choice[]) => {
    const type = getOrderTypeFor(mode);
    if (mode === 'replace') cart.clear();
    cart.setOrderType(type);
    for (const choice of choices) cart.add(choice);
    setSheetOpen(false);
    if (business) void router.navigate(paths.cart({ referenceId: business.referenceId, type }));
  };

  return {
    state,
    isSheetOpen,
    hasCartLines: cart.hasLines,
    compareLines,
    addToCart,
    closeSheet: () => setSheetOpen(false),
    async startReorder() {
      setState('busy');
      try {
        // A long menu loads in pages. Load the order's items that are not on a loaded page.
        const missingLines = quote.lines.filter(({ itemId }) => !menu.isComplete && !menu.findItem(itemId));
        await Promise.all(missingLines.map(({ itemId }) => menu.loadItem(branchId, itemId)));
        setState('idle');
        const lines = compareLines('replace');
        if (!cart.hasLines && isUnchanged(lines))
          addToCart(
            'replace',
            lines.flatMap(({ choice }) => choice ?? []),
          );
        else setSheetOpen(true);
      } catch {
        setState('failed');
      }
    },
  };
}
