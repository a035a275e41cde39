import type { Call } from '../call.ts';
import { okResponse } from '../schemas/common.ts';
import { visitRequest } from '../schemas/visit.ts';

export const visit = {
  method: 'POST',
  path: 'webapp/visit/{reference_id}',
  body: visitRequest,
  response: okResponse,
} as const satisfies Call;
