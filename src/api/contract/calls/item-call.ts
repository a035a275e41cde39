import type { Call } from '../call.ts';
import { itemResponse } from '../schemas/item-schema.ts';

export const item = {
  method: 'GET',
  path: 'webapp/v5/item/{branch_id}/{item_id}',
  response: itemResponse,
} as const satisfies Call;
