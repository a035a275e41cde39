import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { Gift } from '../../domain/orders/order.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';

export interface CartUndo {
  /** Describes the removal that can be undone. Null if there is none. */
  readonly message: string | null;
  remove(line: CartLine): void;
  clear(): void;
  restore(): void;
  dismiss(): void;
}

/** The contents of a cart before it was cleared. */
interface ClearedCart {
  readonly lines: readonly CartLine[];
  readonly comment: string;
  readonly code: string | null;
  readonly gift: Gift | null;
}

/** Removes one line or clears the cart. `restore` reverts the last removal. */
export function useCartUndo(): CartUndo {
  const { t } = useTranslation();
  const localize = useLocalize();
  const findItem = useMenu((state) => state.findItem);
  const cart = useCart((state) => state);
  const [undoable, setUndoable] = useState<'line' | ClearedCart | null>(null);
  const dismiss = () => setUndoable(null);

  const restoreAll = ({ lines, comment, code, gift }: ClearedCart) => {
    for (const line of lines) cart.add(line);
    cart.setDetails({ comment });
    cart.setGift(gift);
    if (code) void cart.applyCoupon(code);
  };
  const getMessage = (): string | null => {
    if (undoable !== 'line') return undoable && t('cart.cleared');
    if (!cart.lastRemoved) return null;
    const item = findItem(cart.lastRemoved.line.itemId);
    return t('cart.removed', { name: item ? localize(item.name) : t('cart.unknownItem') });
  };
  return {
    message: getMessage(),
    remove(line) {
      cart.remove(line.key);
      setUndoable('line');
    },
    clear() {
      const { lines } = cart.cart;
      const { comment } = cart.details;
      setUndoable({ lines, comment, code: cart.coupon?.code ?? null, gift: cart.gift });
      cart.clear();
    },
    restore() {
      if (undoable === 'line') cart.restore();
      else if (undoable) restoreAll(undoable);
      dismiss();
    },
    dismiss,
  };
}
