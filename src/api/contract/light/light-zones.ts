import { isRecord } from '../../../lib/checks.ts';
import { need } from '../../../lib/shape.ts';
import type { LightCall } from '../call.ts';
import type { zonesCall } from '../delivery-contract.ts';

/** Unread: `map-delivery` makes the domain's of it, part by part. */
export const zones: LightCall<typeof zonesCall, unknown> = {
  method: 'GET',
  path: 'webapp/zones/{branch_id}',
  read: need(isRecord),
};
