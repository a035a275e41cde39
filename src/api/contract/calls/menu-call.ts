import type { Call } from '../call.ts';
import { menuQuery, menuResponse } from '../schemas/menu-answer-schema.ts';

export const menu = {
  method: 'GET',
  path: 'webapp/v5/menu/{branch_id}',
  query: menuQuery,
  response: menuResponse,
} as const satisfies Call;
