import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits: who has the id has the order (decisions, section 4). */
export const createOrderId = (): string => randomBytes(16).toString('base64url');

/** Whether it could be an order's id: what could not is not asked of the database. */
export const isOrderId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Without what is mistaken for another: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What is said aloud at the counter: `4F-7K2`. */
export function createOrderNumber(): string {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  return `${letter()}${letter()}-${letter()}${letter()}${letter()}`;
}
