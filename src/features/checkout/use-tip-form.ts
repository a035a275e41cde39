import type { ReactNode } from 'react';
import { type RefObject, useRef, useState } from 'react';
import { getTipOffer } from '../../domain/business/selling.ts';
import { createMoney } from '../../domain/money/money.ts';
import { parseAmount } from '../../domain/money/parse-amount.ts';
import type { Tip, TipOffer } from '../../domain/pricing/tip.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { getCartTip } from '../../stores/cart/cart-selectors.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import type { ContactForm } from './use-contact-form.ts';

export interface TipForm {
  /** Null if the business accepts no tips for orders of this type. */
  readonly tipOffer: TipOffer | null;
  readonly tip: Tip | null;
  /** True while the customer enters an amount of their own. */
  readonly isOtherAmount: boolean;
  readonly typedAmount: string;
  /** Error message for the entered amount. */
  readonly problem: ReactNode;
  readonly amountRef: RefObject<HTMLInputElement | null>;
  /** Null means no tip. */
  choose(tip: Tip | null): void;
  chooseOtherAmount(): void;
  enterAmount(text: string): void;
  focus(): void;
  /** Returns true if the tip is valid. If the typed amount is too large, focuses its field and returns false. */
  submit(): boolean;
}

/** True if the customer typed the amount. A tip in percent is always one of the offered tips. */
const isOwnAmount = (tip: Tip, { amounts }: TipOffer): boolean =>
  tip.type === 'fixed' && !amounts.some(({ minor }) => minor === tip.value.minor);

/** State of the tip form. The contact form stores the tip with the other checkout input. */
export function useTipForm(contactForm: ContactForm): TipForm {
  const renderSentence = useSentence();
  const { formatMoney, formatNumber } = useFormat();
  const { type, subtotal } = useCart(({ cart, bill }) => ({
    type: cart.orderType,
    subtotal: bill?.subtotal ?? null,
  }));
  const { business, currency } = useBusiness((state) => ({
    business: state.business,
    currency: state.currency,
  }));
  const tipOffer = business && getTipOffer(business, type);
  const tip = business && getCartTip(business, type, contactForm.details);
  const [isOtherSelected, setOtherSelected] = useState(
    () => !!tipOffer && !!tip && isOwnAmount(tip, tipOffer),
  );
  const [typedAmount, setTypedAmount] = useState(() =>
    isOtherSelected && tip?.type === 'fixed'
      ? formatNumber(tip.value.minor / 10 ** tip.value.currency.digits)
      : '',
  );
  const amountRef = useRef<HTMLInputElement>(null);
  const isOtherAmount = isOtherSelected && !!tipOffer?.allowsOtherAmounts;
  const isTooLarge = isOtherAmount && !!subtotal && tip?.type === 'fixed' && tip.value.minor > subtotal.minor;
  const focus = () => amountRef.current?.focus();
  const enterAmount = (text: string) => {
    setTypedAmount(text);
    const minor = currency && parseAmount(text, currency);
    contactForm.change({
      tip: currency && minor ? { type: 'fixed', value: createMoney(minor, currency) } : null,
    });
  };
  return {
    tipOffer,
    tip,
    isOtherAmount,
    typedAmount,
    problem:
      isTooLarge && subtotal ? renderSentence('tip.tooLarge', { amount: formatMoney(subtotal) }) : undefined,
    amountRef,
    choose(chosenTip) {
      setOtherSelected(false);
      contactForm.change({ tip: chosenTip });
    },
    chooseOtherAmount() {
      setOtherSelected(true);
      enterAmount(typedAmount);
    },
    enterAmount,
    focus,
    submit() {
      if (isTooLarge) focus();
      return !isTooLarge;
    },
  };
}
