import type { Call } from '../call.ts';
import { itemResponse } from '../schemas/item.ts';
import { menuQuery, menuResponse } from '../schemas/menu.ts';

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
