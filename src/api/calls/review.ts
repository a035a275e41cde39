import type { Call } from '../call.ts';
import { okResponse } from '../schemas/common.ts';
import { reviewRequest } from '../schemas/review.ts';

export const rate = {
  method: 'POST',
  path: 'users/rate',
  body: reviewRequest,
  response: okResponse,
} as const satisfies Call;
