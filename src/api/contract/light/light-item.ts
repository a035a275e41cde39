import { isRecord } from '../../../lib/checks.ts';
import { need, shape } from '../../../lib/shape.ts';
import type { LightCall } from '../call.ts';
import type { itemCall } from '../item-contract.ts';

/** The item comes as it came: `toItem` reads it. */
export const item: LightCall<typeof itemCall, { readonly item: unknown }> = {
  method: 'GET',
  path: 'webapp/v5/item/{branch_id}/{item_id}',
  read: shape({ item: need(isRecord) }),
};
