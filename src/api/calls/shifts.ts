import type { Call } from '../call.ts';
import { shiftsResponse } from '../schemas/shifts.ts';

export const shifts = {
  method: 'GET',
  path: 'webapp/v5/shifts/{branch_id}',
  response: shiftsResponse,
} as const satisfies Call;
