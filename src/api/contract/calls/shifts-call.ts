import type { Call } from '../call.ts';
import { shiftsQuery, shiftsResponse } from '../schemas/shifts-schema.ts';

export const shifts = {
  method: 'GET',
  path: 'webapp/v5/shifts/{branch_id}',
  query: shiftsQuery,
  response: shiftsResponse,
} as const satisfies Call;
