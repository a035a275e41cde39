/** Payment codes (spec, section 9). */
export const paymentType = { cash: 2, later: 3 } as const;

/** Methods that lead to a payment page (decisions, section 4): cards, KNET, Benefit, Apple Pay, Mada. */
const ONLINE: readonly number[] = [1, 4, 5, 6, 7, 8, 9];

/** Whether a method is paid on a payment page before anybody begins to work. */
export const isPaidOnline = (type: number): boolean => ONLINE.includes(type);
