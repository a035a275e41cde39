import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { Gift } from '../../domain/orders/order.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';

export interface Undo {
  /** What was done and can be undone, in words, while that is offered. */
  readonly message: string | null;
  remove(line: CartLine): void;
  clear(): void;
  restore(): void;
  dismiss(): void;
}

/** What a cleared cart held. */
interface Cleared {
  readonly lines: readonly CartLine[];
  readonly comment: string;
  readonly code: string | null;
  readonly gift: Gift | null;
}

/** Takes out of the cart, and offers to put it back. */
export function useUndo(): Undo {
  const { t } = useTranslation();
  const text = useText();
  const itemById = useMenu((state) => state.itemById);
  const cart = useCart((state) => state);
  const [offered, setOffered] = useState<'line' | Cleared | null>(null);
  const dismiss = () => setOffered(null);

  const putBack = ({ lines, comment, code, gift }: Cleared) => {
    for (const line of lines) cart.add(line);
    cart.setDetails({ comment });
    cart.setGift(gift);
    if (code) void cart.applyCoupon(code);
  };
  const messageOf = (): string | null => {
    if (offered !== 'line') return offered && t('cart.cleared');
    if (!cart.removed) return null;
    const item = itemById(cart.removed.line.itemId);
    return t('cart.removed', { name: item ? text(item.name) : t('cart.unknownItem') });
  };
  return {
    message: messageOf(),
    remove(line) {
      cart.remove(line.key);
      setOffered('line');
    },
    clear() {
      const { lines } = cart.cart;
      const { comment } = cart.details;
      setOffered({ lines, comment, code: cart.coupon?.code ?? null, gift: cart.gift });
      cart.clear();
    },
    restore() {
      if (offered === 'line') cart.restore();
      else if (offered) putBack(offered);
      dismiss();
    },
    dismiss,
  };
}
