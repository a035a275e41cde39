import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { Gift } from '../../domain/orders/order.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';

export interface CartUndo {
  /** Says what the customer removed and can restore. Null if there is nothing to restore. */
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
  readonly couponCode: string | null;
  readonly gift: Gift | null;
}

/** Removes one line or clears the cart, and lets the customer undo the last of these actions with `restore`. */
export function useCartUndo(): CartUndo {
  const { t } = useTranslation();
  const localize = useLocalize();
  const findItem = useMenu((state) => state.findItem);
  const cart = useCart((state) => state);
  const [undoableRemoval, setUndoableRemoval] = useState<'line' | ClearedCart | null>(null);
  const dismiss = () => setUndoableRemoval(null);

  const restoreClearedCart = ({ lines, comment, couponCode, gift }: ClearedCart) => {
    for (const line of lines) cart.add(line);
    cart.setDetails({ comment });
    cart.setGift(gift);
    if (couponCode) void cart.applyCoupon(couponCode);
  };
  const getMessage = (): string | null => {
    if (undoableRemoval !== 'line') return undoableRemoval && t('cart.cleared');
    if (!cart.lastRemoved) return null;
    const item = findItem(cart.lastRemoved.line.itemId);
    return t('cart.removed', { name: item ? localize(item.name) : t('cart.unknownItem') });
  };
  return {
    message: getMessage(),
    remove(line) {
      cart.remove(line.key);
      setUndoableRemoval('line');
    },
    clear() {
      const { lines } = cart.cart;
      const { comment } = cart.details;
      setUndoableRemoval({ lines, comment, couponCode: cart.coupon?.code ?? null, gift: cart.gift });
      cart.clear();
    },
    restore() {
      if (undoableRemoval === 'line') cart.restore();
      else if (undoableRemoval) restoreClearedCart(undoableRemoval);
      dismiss();
    },
    dismiss,
  };
}
