import type { Call } from '../call.ts';
import { bannersQuery, bannersReachRequest, bannersResponse } from '../schemas/banners-schema.ts';
import { okResponse } from '../schemas/common-schema.ts';

export const banners = {
  method: 'GET',
  path: 'webapp/banners/{branch_id}',
  query: bannersQuery,
  response: bannersResponse,
} as const satisfies Call;

export const bannersReach = {
  method: 'POST',
  path: 'webapp/banners/reach',
  body: bannersReachRequest,
  response: okResponse,
} as const satisfies Call;
