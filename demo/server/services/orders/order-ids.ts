import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits: the id alone gives access to the order (decisions, section 4). */
export const createOrderId = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the form of an order id. Others are not looked up. */
export const isOrderId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Without characters that are easily confused: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number to say aloud at the counter: `4F-7K2`. */
export function createOrderNumber(): string {
  const drawLetter = () => LETTERS.charAt(randomInt(LETTERS.length));
  return `${drawLetter()}${drawLetter()}-${drawLetter()}${drawLetter()}${drawLetter()}`;
}
