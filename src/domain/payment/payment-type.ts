/** Payment codes (spec, section 9). */
export const paymentType = { cash: 2, later: 3 } as const;

/** Codes of the methods that use a payment page: cards, KNET, Benefit, Apple Pay, Mada. */
const ONLINE: readonly number[] = [1, 4, 5, 6, 7, 8, 9];

/** Whether the customer pays on a payment page, before the branch starts preparing. */
export const isPaidOnline = (type: number): boolean => ONLINE.includes(type);
