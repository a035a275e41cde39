import type { Call } from '../call.ts';
import {
  slotHoldRequest,
  slotHoldResponse,
  slotReleaseRequest,
  slotReleaseResponse,
} from '../schemas/slot-hold-schema.ts';

/** Safe to send again: a hold is known by its id. */
export const slotHold = {
  method: 'POST',
  path: 'webapp/slot-hold/{branch_id}',
  body: slotHoldRequest,
  response: slotHoldResponse,
} as const satisfies Call;

export const slotRelease = {
  method: 'POST',
  path: 'webapp/slot-release/{branch_id}',
  body: slotReleaseRequest,
  response: slotReleaseResponse,
} as const satisfies Call;
