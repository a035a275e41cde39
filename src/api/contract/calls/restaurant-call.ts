import type { Call } from '../call.ts';
import { branchesResponse, restaurantQuery, restaurantResponse } from '../schemas/business-schema.ts';

export const restaurant = {
  method: 'GET',
  path: 'webapp/v5/restaurant/{reference_id}',
  query: restaurantQuery,
  response: restaurantResponse,
} as const satisfies Call;

export const restaurantDomain = {
  method: 'GET',
  path: 'webapp/v5/restaurant-domain/{domain}',
  query: restaurantQuery,
  response: restaurantResponse,
} as const satisfies Call;

export const restaurantDomainBranch = {
  method: 'GET',
  path: 'webapp/v5/restaurant-domain/{domain}/{activeBranchRef}',
  query: restaurantQuery,
  response: restaurantResponse,
} as const satisfies Call;

export const branches = {
  method: 'GET',
  path: 'webapp/branches/{reference_id}',
  response: branchesResponse,
} as const satisfies Call;
