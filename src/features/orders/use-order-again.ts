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

/** Whether the lines are added to the cart, with the cart's order type, or replace its lines. */
export type AgainMode = 'add' | 'replace';

export interface OrderAgain {
  readonly state: 'idle' | 'busy' | 'failed';
  /** The sheet is open because the customer has something to decide. */
  readonly isSheetOpen: boolean;
  readonly hasCart: boolean;
  /** The order's lines as today's menu offers them. */
  compareLines(mode: AgainMode): readonly ReorderLine[];
  /** Compares the order with today's menu. Puts it in the cart if there is nothing to decide. */
  start(): Promise<void>;
  addToCart(mode: AgainMode, choices: readonly Choice[]): void;
  close(): void;
}

/** Orders the lines of an earlier order again. */
export function useOrderAgain({ quote, orderType }: Order): OrderAgain {
  const router = useRouter();
  const { business, branchId } = useBusiness((state) => ({
    business: state.business,
    branchId: state.branchId,
  }));
  const menu = useMenu(({ itemById, isComplete, loadItem, discounts }) => ({
    ...{ itemById, isComplete, loadItem, discounts },
  }));
  const cart = useCart(({ cart: { orderType, lines }, add, clear, setOrderType }) => ({
    ...{ orderType, add, clear, setOrderType },
    hasLines: lines.length > 0,
  }));
  const [state, setState] = useState<OrderAgain['state']>('idle');
  const [isSheetOpen, setSheetOpen] = useState(false);

  const offeredType =
    business && getSellingSettings(business, orderType)?.enabled ? orderType : cart.orderType;
  const getTypeFor = (mode: AgainMode): OrderType =>
    mode === 'add' && cart.hasLines ? cart.orderType : offeredType;
  const compareLines = (mode: AgainMode) => {
    const type = getTypeFor(mode);
    const discounts = menu.discounts?.[type] ?? NO_DISCOUNTS;
    return compareWithMenu(quote, { itemById: menu.itemById, discounts, type });
  };
  const addToCart = (mode: AgainMode, choices: readonly Choice[]) => {
    const type = getTypeFor(mode);
    if (mode === 'replace') cart.clear();
    cart.setOrderType(type);
    for (const choice of choices) cart.add(choice);
    setSheetOpen(false);
    if (business) void router.navigate(paths.cart({ referenceId: business.referenceId, type }));
  };

  return {
    state,
    isSheetOpen,
    hasCart: cart.hasLines,
    compareLines,
    addToCart,
    close: () => setSheetOpen(false),
    async start() {
      setState('busy');
      try {
        // A long menu may not be loaded completely.
        const missing = quote.lines.filter(({ itemId }) => !menu.isComplete && !menu.itemById(itemId));
        await Promise.all(missing.map(({ itemId }) => menu.loadItem(branchId, itemId)));
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
