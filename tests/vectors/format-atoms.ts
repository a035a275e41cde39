import * as z from 'zod';

/** What the parts of a vector are made of. */

export const decimal = z.string().regex(/^\d+(\.\d+)?$/);
export const amount = decimal.describe('With the digits of the currency: "1.250"');
export const rate = decimal.describe('In percent: "8.25"');
export const id = z.string().min(1);
