import * as z from 'zod';
import { integrations, isServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { httpUrl, strict } from './business-file-parts.ts';

const titles = Object.entries(integrations).map(([type, { title }]) => `${type} ${title}`);

/** A tracking integration (spec, section 9). */
export const pixel = strict({
  type: z.literal([1, 2, 3, 4, 5, 6, 7]).describe(`${titles.join(', ')}.`),
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'an id as the vendor shows it, such as "G-AB12CD34EF"')
    .describe("The pixel's id, or the measurement id of Google Analytics."),
  access_token: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('For 5, 6 and 7. It stays on the server and is in no answer to a client.'),
  test_code: z
    .string()
    .max(100)
    .optional()
    .describe("For 5, 6 and 7: events appear under the vendor's test events and count for nothing."),
  endpoint: httpUrl
    .optional()
    .describe("Where its events go instead of to the vendor's own address: a gateway of the business's."),
})
  .refine(({ type, access_token }) => !isServerPixel(type) || access_token !== undefined, {
    error: 'the access token, since the server feeds it',
    path: ['access_token'],
  })
  .refine(({ type, access_token }) => isServerPixel(type) || access_token === undefined, {
    error: 'none: what a browser feeds has no access token',
    path: ['access_token'],
  });
