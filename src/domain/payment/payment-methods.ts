import type { OrderType } from '../menu/menu-types.ts';
import { isPaidOnline, paymentType } from './payment-type.ts';

/** All payment codes (spec, section 9). */
export const PAYMENT_CODES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

const isPaymentCode = (code: number): code is PaymentCode =>
  (PAYMENT_CODES as readonly number[]).includes(code);

/** Separates a business's payment codes into known and unknown ones, without duplicates, in the business's order. */
export function separatePaymentMethods(offeredCodes: readonly number[]): {
  readonly knownMethods: readonly PaymentCode[];
  readonly unknownCodes: readonly number[];
} {
  const uniqueCodes = [...new Set(offeredCodes)];
  return {
    knownMethods: uniqueCodes.filter(isPaymentCode),
    unknownCodes: uniqueCodes.filter((code) => !isPaymentCode(code)),
  };
}

/** The settings that decide how customers may pay for an order. */
export interface PaymentRules {
  readonly paymentMethods: readonly number[];
  readonly hidesPrices: boolean;
  readonly selling: { readonly delivery: DeliveryPayment | null };
}

/** How customers may pay for a delivery (spec, section 3: `cash` and `credit` of the delivery config). */
export interface DeliveryPayment {
  /** In cash (code 2). */
  readonly cash: boolean;
  /** On a payment page, before the branch prepares the order. */
  readonly credit: boolean;
}

/**
 * The payment codes allowed for an order of a type, in the business's order. An order with hidden prices is paid on
 * site, because the customer cannot pay an amount in advance that no screen shows.
 */
export function listOrderMethods(
  { paymentMethods: offeredCodes, hidesPrices, selling }: PaymentRules,
  orderType: OrderType,
): readonly number[] {
  const delivery = orderType === 'delivery' ? selling.delivery : null;
  const isAllowed = (code: number): boolean => {
    if (isPaidOnline(code)) return !hidesPrices && delivery?.credit !== false;
    return code !== paymentType.cash || delivery?.cash !== false;
  };
  return offeredCodes.filter(isAllowed);
}

/**
 * The payment code of a pre-order, which guests pay at the business: cash if it is offered, else pay later. Null if the
 * business offers neither.
 */
export function selectPreorderMethod(rules: PaymentRules): number | null {
  const methods = listOrderMethods(rules, 'dine_in');
  return [paymentType.cash, paymentType.later].find((code) => methods.includes(code)) ?? null;
}

/**
 * Whether the wallet can be used for an order of a type. The rest is paid in cash (spec, section 6), so the business
 * must accept cash. Hidden prices exclude the wallet.
 */
export const acceptsWallet = (
  rules: PaymentRules & { readonly hasWallet: boolean },
  type: OrderType,
): boolean =>
  rules.hasWallet && !rules.hidesPrices && listOrderMethods(rules, type).includes(paymentType.cash);
