import * as z from 'zod';
import { amount, picture, slug, strict, text } from './business-file-parts.ts';

const walletPackage = strict({
  id: slug,
  name: text,
  price: amount.describe('What it costs, paid online.'),
  credit: amount.describe('What it puts into the wallet: its price, or more.'),
  image: picture.optional(),
  description: text.optional(),
})
  .refine(({ price }) => price > 0, { error: 'more than 0', path: ['price'] })
  .refine(({ price, credit }) => credit >= price, {
    error: 'at least the price, which the customer pays for it',
    path: ['credit'],
  });

/** What a wallet is filled with, and the rules it is used by. `settings.enable_wallet` switches it on. */
export const wallet = strict({
  policy: text.optional().describe('The rules of the wallet, in paragraphs.'),
  packages: z.array(walletPackage).max(50).default([]),
});
