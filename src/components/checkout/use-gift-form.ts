import { type RefObject, useRef, useState } from 'react';
import type { Gift } from '../../stores/cart/cart-coupon.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

export interface GiftForm {
  /** The business writes cards for orders like this one. */
  readonly isOffered: boolean;
  readonly isGift: boolean;
  readonly typed: Gift;
  /** It was to be sent without a message. */
  readonly isMissing: boolean;
  readonly message: RefObject<HTMLTextAreaElement | null>;
  turn(isGift: boolean): void;
  change(patch: Partial<Gift>): void;
  /** Whether the order can go out: a gift has a message. If not, that is where the focus goes. */
  submit(): boolean;
}

const EMPTY: Gift = { message: '', toName: '', hidePrices: false };

/** The card of a gift: kept in the cart as typed, and here also while it is no gift for the moment. */
export function useGiftForm(): GiftForm {
  const { gift, type, setGift } = useCart((state) => ({
    gift: state.gift,
    type: state.cart.sellingType,
    setGift: state.setGift,
  }));
  const isOffered = useBusiness(
    ({ business }) => !!business && (business.enable_gift || (business.send_gift && type === 'delivery')),
  );
  const [isGift, setIsGift] = useState(gift !== null);
  const [typed, setTyped] = useState(gift ?? EMPTY);
  const [wasTried, setTried] = useState(false);
  const message = useRef<HTMLTextAreaElement>(null);
  const isEmpty = !typed.message.trim();
  return {
    isOffered,
    isGift,
    typed,
    isMissing: wasTried && isEmpty,
    message,
    turn(on) {
      setIsGift(on);
      setTried(false);
      setGift(on ? typed : null);
    },
    change(patch) {
      const next = { ...typed, ...patch };
      setTyped(next);
      setGift(next);
    },
    submit() {
      if (!isOffered || !isGift || !isEmpty) return true;
      setTried(true);
      message.current?.focus();
      return false;
    },
  };
}
