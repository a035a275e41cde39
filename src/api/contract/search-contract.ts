import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { countParam, id, localizedText, pagination } from './common-contract.ts';
import { item } from './item-contract.ts';

/** The branch whose menu is searched, and the page, counted from 1. */
const searchQuery = z.object({ branch_id: id, page: z.optional(countParam) });

/** `GET webapp/search/{term}`: complete items, best match first. The spec does not define this response. */
const searchResponse = z.object({ error: z.optional(z.literal(0)), items: z.array(item), pagination });

const filterWord = z.object({ id, name: localizedText });

/** `GET tags-ingredients`: the food terms by which a menu can be filtered, sorted in the given language. */
const tagsQuery = z.object({ branch_id: id, locale: z.string() });

export const tagsResponse = z.object({
  error: z.optional(z.literal(0)),
  tags: z.array(filterWord),
  ingredients: z.array(filterWord),
  /** Terms that a customer may want to exclude. */
  allergens: z._default(z.array(filterWord), []),
});

export const searchCall = {
  method: 'GET',
  path: 'webapp/search/{term}',
  query: searchQuery,
  response: searchResponse,
  // `toItem` parses the items.
  lenient: z.extend(searchResponse, { items: z.array(z.unknown()) }),
} as const satisfies Call;

export const tagsIngredientsCall = {
  method: 'GET',
  path: 'tags-ingredients',
  query: tagsQuery,
  response: tagsResponse,
  lenient: tagsResponse,
} as const satisfies Call;
