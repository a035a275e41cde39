import { useState } from 'react';
import { settingsOf } from '../../domain/business/selling.ts';
import type { Choice } from '../../domain/cart/cart-types.ts';
import type { DiscountBook, OrderType } from '../../domain/menu/menu-types.ts';
import type { Order } from '../../domain/orders/order.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { type AgainLine, isAsItWas, orderAgain } from './order-again.ts';

const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** Whether the lines are added to the cart, for its selling type, or replace what is in it. */
export type AgainMode = 'add' | 'replace';

export interface OrderAgain {
  readonly state: 'idle' | 'busy' | 'failed';
  /** The customer has something to decide. */
  readonly isAsking: boolean;
  readonly hasCart: boolean;
  /** The order's lines as today's menu offers them. */
  linesFor(mode: AgainMode): readonly AgainLine[];
  /** Compares the order with today's menu. Puts it in the cart if there is nothing to decide. */
  start(): Promise<void>;
  put(mode: AgainMode, choices: readonly Choice[]): void;
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
    ...{ itemById, complete: isComplete, loadItem, discounts },
  }));
  const cart = useCart(({ cart: { orderType, lines }, add, clear, setOrderType }) => ({
    ...{ orderType, add, clear, setOrderType },
    hasLines: lines.length > 0,
  }));
  const [state, setState] = useState<OrderAgain['state']>('idle');
  const [isAsking, setAsking] = useState(false);

  const offeredType = business && settingsOf(business, orderType)?.enabled ? orderType : cart.orderType;
  const typeFor = (mode: AgainMode): OrderType =>
    mode === 'add' && cart.hasLines ? cart.orderType : offeredType;
  const linesFor = (mode: AgainMode) => {
    const type = typeFor(mode);
    const discounts = menu.discounts?.[type] ?? NO_DISCOUNTS;
    return orderAgain(quote, { itemById: menu.itemById, discounts, type });
  };
  const put = (mode: AgainMode, choices: readonly Choice[]) => {
    const type = typeFor(mode);
    if (mode === 'replace') cart.clear();
    cart.setOrderType(type);
    for (const choice of choices) cart.add(choice);
    setAsking(false);
    if (business) void router.navigate(paths.cart({ referenceId: business.referenceId, type }));
  };

  return {
    state,
    isAsking,
    hasCart: cart.hasLines,
    linesFor,
    put,
    close: () => setAsking(false),
    async start() {
      setState('busy');
      try {
        // A long menu may not be loaded completely.
        const missing = quote.lines.filter(({ itemId }) => !menu.complete && !menu.itemById(itemId));
        await Promise.all(missing.map(({ itemId }) => menu.loadItem(branchId, itemId)));
        setState('idle');
        const lines = linesFor('replace');
        if (!cart.hasLines && isAsItWas(lines))
          put(
            'replace',
            lines.flatMap(({ choice }) => choice ?? []),
          );
        else setAsking(true);
      } catch {
        setState('failed');
      }
    },
  };
}
