import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { id, image, localizedText, okResponse } from './common-contract.ts';

/** A picture on the menu home that may link to an item, a category or a URL. */
const banner = z.object({
  id,
  image,
  title: z.optional(localizedText),
  item_id: z.nullish(id),
  category_id: z.nullish(id),
  /** Only a rough check, because the mapper validates the URL. */
  url: z.nullish(z.string().check(z.regex(/^https?:\/\/[^\s/]/i), z.maxLength(2000))),
});
export type WireBanner = z.infer<typeof banner>;

/** `GET webapp/banners/{branch_id}?date=DD-MM-YYYY` */
const bannersQuery = z.object({ date: z.string().check(z.regex(/^\d{2}-\d{2}-\d{4}$/)) });

export const bannersResponse = z.object({ error: z.optional(z.literal(0)), banners: z.array(banner) });

/** `POST webapp/banners/reach`: the banners that the customer has seen, each once per visit. */
const bannersReachRequest = z.object({ banners: z.array(id).check(z.minLength(1), z.maxLength(50)) });

export const bannersCall = {
  method: 'GET',
  path: 'webapp/banners/{branch_id}',
  query: bannersQuery,
  response: bannersResponse,
  lenient: bannersResponse,
} as const satisfies Call;

export const bannersReachCall = {
  method: 'POST',
  path: 'webapp/banners/reach',
  body: bannersReachRequest,
  response: okResponse,
  lenient: z.unknown(),
} as const satisfies Call;
