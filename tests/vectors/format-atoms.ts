import * as z from 'zod';

/** The building blocks of a vector. */

export const decimal = z.string().regex(/^\d+(\.\d+)?$/);
export const amount = decimal.describe('With as many decimals as the currency has: "1.250"');
export const rate = decimal.describe('In percent: "8.25"');
export const id = z.string().min(1);
