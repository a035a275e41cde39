import type { Call } from '../call.ts';
import { okResponse } from '../schemas/common-schema.ts';
import { visitRequest } from '../schemas/visit-schema.ts';

export const visit = {
  method: 'POST',
  path: 'webapp/visit/{reference_id}',
  body: visitRequest,
  response: okResponse,
} as const satisfies Call;
