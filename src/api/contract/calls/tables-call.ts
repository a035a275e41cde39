import type { Call } from '../call.ts';
import { tablesQuery, tablesResponse } from '../schemas/tables-schema.ts';

export const tables = {
  method: 'GET',
  path: 'webapp/tables/{branch_id}',
  query: tablesQuery,
  response: tablesResponse,
} as const satisfies Call;
