/** All payment codes (spec, section 9). */
export const PAYMENT_CODES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

const isCode = (code: number): code is PaymentCode => (PAYMENT_CODES as readonly number[]).includes(code);

/** Separates the codes that a business offers into known and unknown ones, without duplicates, in the business's order. */
export function paymentMethods(offered: readonly number[]): {
  readonly knownMethods: readonly PaymentCode[];
  readonly unknown: readonly number[];
} {
  const all = [...new Set(offered)];
  return { knownMethods: all.filter(isCode), unknown: all.filter((code) => !isCode(code)) };
}
