import type { LightCall } from '../call.ts';
import type { visitCall } from '../tracking-contract.ts';

/** Its answer says nothing but that it worked. */
export const visit: LightCall<typeof visitCall, null> = {
  method: 'POST',
  path: 'webapp/visit/{reference_id}',
  // The last steps are told when the page is left.
  keepalive: true,
  read: () => null,
};
