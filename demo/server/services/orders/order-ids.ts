import { randomBytes, randomInt } from 'node:crypto';

/** Creates an id of 128 random bits, because the id alone grants access to the order (decisions, section 4). */
export const createRandomId = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the format of an order id. Other texts are not looked up. */
export const isOrderId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Excludes characters that are easily confused: 0 and O, and 1, I and L. */
const NUMBER_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Creates an order number that is easy to say at the counter, such as `4F-7K2`. */
export function createOrderNumber(): string {
  const drawCharacter = () => NUMBER_CHARACTERS.charAt(randomInt(NUMBER_CHARACTERS.length));
  return `${drawCharacter()}${drawCharacter()}-${drawCharacter()}${drawCharacter()}${drawCharacter()}`;
}
