import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import {
  listOrderMethods,
  type PaymentCode,
  separatePaymentMethods,
} from '../../domain/payment/payment-methods.ts';
import { isPaidOnline, paymentType } from '../../domain/payment/payment-type.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { cash } from '../../ui/icons/icon-paths-more.ts';
import {
  bank,
  building,
  card,
  cards,
  cardTap,
  hourglass,
  phoneBank,
  phoneTap,
} from '../../ui/icons/icon-paths-payment.ts';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';

const HINTS = { [paymentType.cash]: 'checkout.cashHint', [paymentType.later]: 'payment.laterHint' } as const;

/**
 * Returns the payment methods that both the business and this app support, in the business's order. With an order type,
 * only the methods for that type; with null, all of them.
 */
export function usePaymentMethods(orderType: OrderType | null): readonly PaymentCode[] {
  const business = useBusiness((state) => state.business);
  if (!business) return [];
  const offeredMethods = orderType ? listOrderMethods(business, orderType) : business.paymentMethods;
  return separatePaymentMethods(offeredMethods).knownMethods;
}

export interface PaymentMethodsProps {
  legend: string;
  methods: readonly PaymentCode[];
  /** Code of the selected method. */
  value: number | null;
  onChange: (code: PaymentCode) => void;
  disabled?: boolean;
  /** Hint for methods with a payment page. By default, it says that the order waits for the payment. */
  onlineHint?: MessageKey;
  /** Why a method cannot pay the amount; undefined if it can. */
  getBlockReason?: (code: PaymentCode) => ReactNode;
}

/** Lets the customer select one payment method. */
export function PaymentMethods({
  legend,
  methods,
  value,
  onChange,
  disabled,
  onlineHint = 'payment.onlineHint',
  getBlockReason,
}: PaymentMethodsProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup
      legend={legend}
      kind="radio"
      options={methods.map((code) => ({
        id: String(code),
        label: t(`payment.${code}`),
        note:
          getBlockReason?.(code) ?? t(isPaidOnline(code) ? onlineHint : HINTS[code as keyof typeof HINTS]),
        icon: PAYMENT_ICONS[code],
        quantity: Number(value === code),
        disabled: disabled || !!getBlockReason?.(code),
      }))}
      onChange={(id) => {
        const selected = methods.find((code) => String(code) === id);
        if (selected) onChange(selected);
      }}
    />
  );
}

const PAYMENT_ICONS: Readonly<Record<PaymentCode, string>> = {
  1: card,
  2: cash,
  3: hourglass,
  4: bank,
  5: building,
  6: phoneTap,
  7: cards,
  8: cardTap,
  9: phoneBank,
};
