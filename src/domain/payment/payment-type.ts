/** Payment codes (spec, section 9). */
export const paymentType = { cash: 2, later: 3 } as const;

/** The payment codes by the names that the original backend may send (spec, section 9). */
const CODE_BY_NAME: Readonly<Record<string, number>> = {
  online: 1,
  cash: paymentType.cash,
  pay_later: paymentType.later,
  card: 8,
  pay_with_card: 8,
  'amex/visa/master': 1,
  knet: 4,
  benefit: 5,
  apple_pay: 6,
  mada: 7,
  apple_pay_knet: 9,
};

/** Maps a payment type sent as text (a name such as "cash" or a code such as "2") to its code; null for other text. */
export function parsePaymentType(text: string): number | null {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  if (/^\d{1,3}$/.test(name)) return Number(name);
  return Object.hasOwn(CODE_BY_NAME, name) ? (CODE_BY_NAME[name] ?? null) : null;
}

/** Codes of the methods with a payment page: cards, KNET, Benefit, Apple Pay, Mada. */
const ONLINE_CODES: readonly number[] = [1, 4, 5, 6, 7, 8, 9];

/** Whether the customer pays on a payment page before the branch starts preparing the order. */
export const isPaidOnline = (type: number): boolean => ONLINE_CODES.includes(type);
