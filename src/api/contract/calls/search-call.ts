import type { Call } from '../call.ts';
import { searchQuery, searchResponse, tagsQuery, tagsResponse } from '../schemas/search-schema.ts';

export const search = {
  method: 'GET',
  path: 'webapp/search/{term}',
  query: searchQuery,
  response: searchResponse,
} as const satisfies Call;

export const tagsIngredients = {
  method: 'GET',
  path: 'tags-ingredients',
  query: tagsQuery,
  response: tagsResponse,
} as const satisfies Call;
