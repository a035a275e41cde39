import type { Call } from '../call.ts';
import { profileResponse } from '../schemas/profile-schema.ts';

export const profile = {
  method: 'GET',
  path: 'webapp/profile/{user_id}',
  response: profileResponse,
} as const satisfies Call;
