import type { Call } from '../call.ts';
import { itemResponse, menuQuery, menuResponse } from '../schemas/menu.ts';
import { searchQuery, searchResponse, tagsQuery, tagsResponse } from '../schemas/search.ts';

export const menu = {
  method: 'GET',
  path: 'webapp/v5/menu/{branch_id}',
  query: menuQuery,
  response: menuResponse,
} as const satisfies Call;

export const item = {
  method: 'GET',
  path: 'webapp/v5/item/{branch_id}/{item_id}',
  response: itemResponse,
} as const satisfies Call;

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
