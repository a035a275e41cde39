import { useState } from 'react';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import type { Choice } from '../../domain/cart/cart-types.ts';
import type { DiscountBook, SellingType } from '../../domain/menu/menu-types.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { settingsOf } from '../../stores/business/selling.ts';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { type AgainLine, isAsItWas, orderAgain } from './order-again.ts';

const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

/** Where what is ordered again goes: to what is in the cart, ordered the way that is, or in its place. */
export type AgainMode = 'add' | 'replace';

export interface Again {
  readonly state: 'idle' | 'busy' | 'failed';
  /** Something has to be decided. */
  readonly isAsking: boolean;
  readonly hasCart: boolean;
  /** The order's lines as they can be had today. */
  linesFor(mode: AgainMode): readonly AgainLine[];
  /** Checks the order against today's menu: puts it in the cart if there is nothing to decide. */
  start(): Promise<void>;
  put(mode: AgainMode, choices: readonly Choice[]): void;
  close(): void;
}

/** Ordering the lines of an old order again. */
export function useAgain({ quote, selling_type }: Pick<WireOrder, 'quote' | 'selling_type'>): Again {
  const router = useRouter();
  const { business, branchId } = useBusiness((state) => ({
    business: state.business,
    branchId: state.branchId,
  }));
  const menu = useMenu(({ itemById, complete, loadItem, discounts }) => ({
    ...{ itemById, complete, loadItem, discounts },
  }));
  const cart = useCart(({ cart: { sellingType, lines }, add, clear, setSellingType }) => ({
    ...{ sellingType, add, clear, setSellingType },
    hasLines: lines.length > 0,
  }));
  const [state, setState] = useState<Again['state']>('idle');
  const [isAsking, setAsking] = useState(false);

  const own = business && settingsOf(business, selling_type)?.enabled ? selling_type : cart.sellingType;
  const typeFor = (mode: AgainMode): SellingType =>
    mode === 'add' && cart.hasLines ? cart.sellingType : own;
  const linesFor = (mode: AgainMode) => {
    const type = typeFor(mode);
    const discounts = menu.discounts?.[type] ?? NO_DISCOUNTS;
    return orderAgain(quote, { itemById: menu.itemById, discounts, type });
  };
  const put = (mode: AgainMode, choices: readonly Choice[]) => {
    const type = typeFor(mode);
    if (mode === 'replace') cart.clear();
    cart.setSellingType(type);
    for (const choice of choices) cart.add(choice);
    setAsking(false);
    if (business) void router.navigate(paths.cart({ referenceId: business.reference_id, type }));
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
        // Of a long menu some may not be here yet.
        const missing = quote.lines.filter(({ item_id }) => !menu.complete && !menu.itemById(item_id));
        await Promise.all(missing.map(({ item_id }) => menu.loadItem(branchId, item_id)));
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
